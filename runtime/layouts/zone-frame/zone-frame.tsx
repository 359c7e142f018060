import type { HomeModel } from '../../../schema/zone-model.ts';
import { ZoneFooter } from './zone-footer.tsx';
import { ZoneHeader } from './zone-header.tsx';

/** Head and footer of a home in a zone; nothing where it has none of its own. */
export const zoneFrame = (home: HomeModel | undefined) =>
  home?.frame && {
    header: <ZoneHeader home={home} frame={home.frame} />,
    footer: <ZoneFooter home={home} frame={home.frame} />,
  };
