import type { ReactNode } from 'react';
import { CommonFooterDesktop } from './footer/common-footer-desktop.tsx';
import { CommonHeaderDesktop } from './header/common-header-desktop.tsx';
import { Shell } from './shell/shell.tsx';

/** The default layout on desktop. */
export function StandardDesktop({ children }: { readonly children: ReactNode }) {
  return (
    <Shell header={<CommonHeaderDesktop />} footer={<CommonFooterDesktop />}>
      {children}
    </Shell>
  );
}
