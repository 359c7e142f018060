import type { ReactNode } from 'react';
import { Deferred } from '../deferred/deferred.tsx';
import { footerParts } from './footer/footer-parts.ts';
import { HeaderMobile } from './header/header-mobile.tsx';
import { Shell } from './shell/shell.tsx';
import { useIsStatus } from './shell/use-is-status.ts';

/** The default layout on mobile. */
export function StandardMobile({ children }: { readonly children: ReactNode }) {
  const footer = useIsStatus() ? (
    <Deferred part={footerParts.slim} />
  ) : (
    <Deferred part={footerParts.mobile} />
  );
  return (
    <Shell header={<HeaderMobile />} footer={footer}>
      {children}
    </Shell>
  );
}
