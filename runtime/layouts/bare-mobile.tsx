import type { ReactNode } from 'react';
import { CommonFooterMobile } from './footer/common-footer-mobile.tsx';
import { BareLine } from './header/bare-line.tsx';
import { Shell } from './shell/shell.tsx';

/** A page that brings its own head, on mobile. */
export function BareMobile({ children }: { readonly children: ReactNode }) {
  return (
    <Shell header={<BareLine />} footer={<CommonFooterMobile />}>
      {children}
    </Shell>
  );
}
