import type { ReactNode } from 'react';
import { FooterMobile } from './footer/footer-mobile.tsx';
import { FooterSlim } from './footer/footer-slim.tsx';
import { HeaderMobile } from './header/header-mobile.tsx';
import { Shell } from './shell/shell.tsx';
import { useIsStatus } from './shell/use-is-status.ts';

/** The default layout on mobile. */
export function StandardMobile({ children }: { readonly children: ReactNode }) {
  const footer = useIsStatus() ? <FooterSlim /> : <FooterMobile />;
  return (
    <Shell header={<HeaderMobile />} footer={footer}>
      {children}
    </Shell>
  );
}
