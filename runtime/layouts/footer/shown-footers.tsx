import type { ComponentType } from 'react';
import { Deferred } from '../../deferred/deferred.tsx';
import { useScreen } from '../../screen/screen-context.ts';
import { arrangedFooter } from '../arranged-parts/arranged-footer-part.ts';
import { FooterDesktop } from './footer-desktop.tsx';
import { FooterMobile } from './footer-mobile.tsx';

/** The footer of common layouts: arranged where the site file says so, else the default one. */
function ShownFooter({ standard: Standard }: { readonly standard: ComponentType }) {
  const { arranged } = useScreen().table.site;
  return arranged?.includes('footer') ? <Deferred part={arrangedFooter} /> : <Standard />;
}

export const ShownFooterDesktop = () => <ShownFooter standard={FooterDesktop} />;

export const ShownFooterMobile = () => <ShownFooter standard={FooterMobile} />;
