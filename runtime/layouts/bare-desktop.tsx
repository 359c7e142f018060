import type { ReactNode } from 'react';
import { CommonFooterDesktop } from './footer/common-footer-desktop.tsx';
import { BareLine } from './header/bare-line.tsx';
import { Shell } from './shell/shell.tsx';

/** A page that brings its own head, on desktop. */
export function BareDesktop({ children }: { readonly children: ReactNode }) {
  return (
    <Shell header={<BareLine />} footer={<CommonFooterDesktop />}>
      {children}
    </Shell>
  );
}
