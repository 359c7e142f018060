import { Deferred } from '../../deferred/deferred.tsx';
import { OwnPart } from '../../own/own-part.tsx';
import { useIsStatus } from '../shell/use-is-status.ts';
import { footerParts } from './footer-parts.ts';

const Standard = () => <Deferred part={footerParts.desktop} />;
const Slim = () => <Deferred part={footerParts.slim} />;

/** The footer of common layouts on desktop: slim on pages that say why there is nothing to see; the site's own, where it has one. */
export const CommonFooterDesktop = () => (
  <OwnPart name="footer" standard={useIsStatus() ? Slim : Standard} props={{}} />
);
