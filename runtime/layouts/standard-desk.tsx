import type { ReactNode } from 'react';
import { FooterDesk } from './parts/footer-desk.tsx';
import { FooterSlim } from './parts/footer-slim.tsx';
import { HeaderDesk } from './parts/header-desk.tsx';
import { Shell } from './parts/shell.tsx';
import { useIsStatus } from './parts/use-is-status.ts';

/** The usual frame at a desk. */
export function StandardDesk({ children }: { readonly children: ReactNode }) {
  const footer = useIsStatus() ? <FooterSlim /> : <FooterDesk />;
  return (
    <Shell header={<HeaderDesk />} footer={footer}>
      {children}
    </Shell>
  );
}
