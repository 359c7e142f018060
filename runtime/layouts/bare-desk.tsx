import type { ReactNode } from 'react';
import { BareLine } from './parts/bare-line.tsx';
import { FooterDesk } from './parts/footer-desk.tsx';
import { Shell } from './parts/shell.tsx';

/** A page that brings its own head, at a desk. */
export function BareDesk({ children }: { readonly children: ReactNode }) {
  return (
    <Shell header={<BareLine />} footer={<FooterDesk />}>
      {children}
    </Shell>
  );
}
