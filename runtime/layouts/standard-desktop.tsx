import type { ReactNode } from 'react';
import { Deferred } from '../deferred/deferred.tsx';
import { footerParts } from './footer/footer-parts.ts';
import { HeaderDesktop } from './header/header-desktop.tsx';
import { Shell } from './shell/shell.tsx';
import { useIsStatus } from './shell/use-is-status.ts';

/** The default layout on desktop. */
export function StandardDesktop({ children }: { readonly children: ReactNode }) {
  const footer = useIsStatus() ? (
    <Deferred part={footerParts.slim} />
  ) : (
    <Deferred part={footerParts.desktop} />
  );
  return (
    <Shell header={<HeaderDesktop />} footer={footer}>
      {children}
    </Shell>
  );
}
