import type { ReactNode } from 'react';
import { BareLine } from './parts/bare-line.tsx';
import { FooterPhone } from './parts/footer-phone.tsx';
import { Shell } from './parts/shell.tsx';

/** A page that brings its own head, on a phone. */
export function BarePhone({ children }: { readonly children: ReactNode }) {
  return (
    <Shell header={<BareLine />} footer={<FooterPhone />}>
      {children}
    </Shell>
  );
}
