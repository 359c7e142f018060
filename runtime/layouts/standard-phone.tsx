import type { ReactNode } from 'react';
import { FooterPhone } from './parts/footer-phone.tsx';
import { FooterSlim } from './parts/footer-slim.tsx';
import { HeaderPhone } from './parts/header-phone.tsx';
import { Shell } from './parts/shell.tsx';
import { useIsStatus } from './parts/use-is-status.ts';

/** The usual frame on a phone. */
export function StandardPhone({ children }: { readonly children: ReactNode }) {
  const footer = useIsStatus() ? <FooterSlim /> : <FooterPhone />;
  return (
    <Shell header={<HeaderPhone />} footer={footer}>
      {children}
    </Shell>
  );
}
