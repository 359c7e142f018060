import { BareMobile } from './bare-mobile.tsx';
import { CommonFooterMobile } from './footer/common-footer-mobile.tsx';
import { CommonHeaderMobile } from './header/common-header-mobile.tsx';
import type { Layouts } from './layout-part.ts';
import { Shell } from './shell/shell.tsx';
import { StandardMobile } from './standard-mobile.tsx';

export const mobileLayouts: Layouts = {
  byName: { standard: StandardMobile, bare: BareMobile },
  frame: { Shell, Header: CommonHeaderMobile, Footer: CommonFooterMobile },
};
