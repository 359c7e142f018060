import { BareDesktop } from './bare-desktop.tsx';
import { CommonFooterDesktop } from './footer/common-footer-desktop.tsx';
import { CommonHeaderDesktop } from './header/common-header-desktop.tsx';
import type { Layouts } from './layout-part.ts';
import { Shell } from './shell/shell.tsx';
import { StandardDesktop } from './standard-desktop.tsx';

export const desktopLayouts: Layouts = {
  byName: { standard: StandardDesktop, bare: BareDesktop },
  frame: { Shell, Header: CommonHeaderDesktop, Footer: CommonFooterDesktop },
};
