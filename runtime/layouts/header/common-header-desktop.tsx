import { OwnPart } from '../../own/own-part.tsx';
import { HeaderDesktop } from './header-desktop.tsx';

/** The header of common layouts on desktop: the site's own, where it has one. */
export const CommonHeaderDesktop = () => (
  <OwnPart name="header" standard={HeaderDesktop} props={{}} />
);
