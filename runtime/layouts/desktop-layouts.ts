import { BareDesktop } from './bare-desktop.tsx';
import type { Layouts } from './layout-part.ts';
import { StandardDesktop } from './standard-desktop.tsx';

export const desktopLayouts: Layouts = { standard: StandardDesktop, bare: BareDesktop };
