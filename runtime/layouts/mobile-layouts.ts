import { BareMobile } from './bare-mobile.tsx';
import type { Layouts } from './layout-part.ts';
import { StandardMobile } from './standard-mobile.tsx';

export const mobileLayouts: Layouts = { standard: StandardMobile, bare: BareMobile };
