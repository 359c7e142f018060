import type { ReactNode } from 'react';
import { Deferred } from '../deferred/deferred.tsx';
import { footerParts } from './footer/footer-parts.ts';
import { BareLine } from './header/bare-line.tsx';
import { Shell } from './shell/shell.tsx';

/** A page that brings its own head, on mobile. */
export function BareMobile({ children }: { readonly children: ReactNode }) {
  return (
    <Shell header={<BareLine />} footer={<Deferred part={footerParts.mobile} />}>
      {children}
    </Shell>
  );
}
