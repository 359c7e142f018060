import type { ReactNode } from 'react';
import { useDeferred } from '../deferred/deferred-part.ts';
import { useZone } from '../screen/zone-context.ts';
import { CommonFooterDesktop } from './footer/common-footer-desktop.tsx';
import { BareLine } from './header/bare-line.tsx';
import { Shell } from './shell/shell.tsx';
import { zoneFramePart } from './zone-frame/zone-frame-part.ts';

/** A page that brings its own head, on desktop. */
export function BareDesktop({ children }: { readonly children: ReactNode }) {
  const { home } = useZone();
  const own = useDeferred(zoneFramePart)?.(home);
  return (
    <Shell header={own?.header ?? <BareLine />} footer={own?.footer ?? <CommonFooterDesktop />}>
      {children}
    </Shell>
  );
}
