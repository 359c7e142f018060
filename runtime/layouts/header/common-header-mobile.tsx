import { OwnPart } from '../../own/own-part.tsx';
import { HeaderMobile } from './header-mobile.tsx';

/** The header of common layouts on mobile: the site's own, where it has one. */
export const CommonHeaderMobile = () => (
  <OwnPart name="header" standard={HeaderMobile} props={{}} />
);
