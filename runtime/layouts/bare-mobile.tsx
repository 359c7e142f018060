import type { ReactNode } from 'react';
import { useDeferred } from '../deferred/deferred-part.ts';
import { useZone } from '../screen/zone-context.ts';
import { CommonFooterMobile } from './footer/common-footer-mobile.tsx';
import { BareLine } from './header/bare-line.tsx';
import { Shell } from './shell/shell.tsx';
import { zoneFramePart } from './zone-frame/zone-frame-part.ts';

/** A page that brings its own head, on mobile. */
export function BareMobile({ children }: { readonly children: ReactNode }) {
  const { home } = useZone();
  const own = useDeferred(zoneFramePart)?.(home);
  return (
    <Shell header={own?.header ?? <BareLine />} footer={own?.footer ?? <CommonFooterMobile />}>
      {children}
    </Shell>
  );
}
