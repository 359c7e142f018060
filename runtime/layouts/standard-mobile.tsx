import type { ReactNode } from 'react';
import { CommonFooterMobile } from './footer/common-footer-mobile.tsx';
import { CommonHeaderMobile } from './header/common-header-mobile.tsx';
import { Shell } from './shell/shell.tsx';

/** The default layout on mobile. */
export function StandardMobile({ children }: { readonly children: ReactNode }) {
  return (
    <Shell header={<CommonHeaderMobile />} footer={<CommonFooterMobile />}>
      {children}
    </Shell>
  );
}
