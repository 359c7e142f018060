import type { ReactNode } from 'react';
import { FooterDesktop } from './footer/footer-desktop.tsx';
import { FooterSlim } from './footer/footer-slim.tsx';
import { HeaderDesktop } from './header/header-desktop.tsx';
import { Shell } from './shell/shell.tsx';
import { useIsStatus } from './shell/use-is-status.ts';

/** The default layout on desktop. */
export function StandardDesktop({ children }: { readonly children: ReactNode }) {
  const footer = useIsStatus() ? <FooterSlim /> : <FooterDesktop />;
  return (
    <Shell header={<HeaderDesktop />} footer={footer}>
      {children}
    </Shell>
  );
}
