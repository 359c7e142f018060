import type { SiteRule } from './context/site-rule.ts';
import { accessMenuWider } from './rules/access-menu-wider.ts';
import { collectionFolder } from './rules/collection-folder.ts';
import { contentAddress } from './rules/content-address.ts';
import { contentStaleTranslation } from './rules/content-stale-translation.ts';
import { contentUntranslated } from './rules/content-untranslated.ts';
import { fontCharacters } from './rules/font-characters.ts';
import { fontFile } from './rules/font-file.ts';
import { linkAnchor } from './rules/link-anchor.ts';
import { linkCase } from './rules/link-case.ts';
import { linkDevice } from './rules/link-device.ts';
import { linkInsecure } from './rules/link-insecure.ts';
import { linkNewWindow } from './rules/link-new-window.ts';
import { linkScheme } from './rules/link-scheme.ts';
import { menuAddress } from './rules/menu-address.ts';
import { menuDeadItem } from './rules/menu-dead-item.ts';
import { menuDepth } from './rules/menu-depth.ts';
import { menuDuplicateItem } from './rules/menu-duplicate-item.ts';
import { menuHidden } from './rules/menu-hidden.ts';
import { menuQuery } from './rules/menu-query.ts';
import { menuSection } from './rules/menu-section.ts';
import { menuShadowed } from './rules/menu-shadowed.ts';
import { menuUnknownCode } from './rules/menu-unknown-code.ts';
import { menuUntranslated } from './rules/menu-untranslated.ts';
import { menuWidth } from './rules/menu-width.ts';
import { pictureAlt } from './rules/picture-alt.ts';
import { pwaIcon } from './rules/pwa-icon.ts';
import { robotsSitemap } from './rules/robots-sitemap.ts';
import { routeReservedPath } from './rules/route-reserved-path.ts';
import { routeUnreachable } from './rules/route-unreachable.ts';
import { secretLikeValue } from './rules/secret-like-value.ts';
import { siteOriginMissing } from './rules/site-origin-missing.ts';
import { siteSecondFile } from './rules/site-second-file.ts';
import { titleLength } from './rules/title-length.ts';
import { twinLink } from './rules/twin-link.ts';
import { webConfigContent } from './rules/web-config-content.ts';
import { webConfigFile } from './rules/web-config-file.ts';
import { webConfigIdsRule } from './rules/web-config-ids.ts';
import { webConfigMissing } from './rules/web-config-missing.ts';

/** Every rule about a site together with the files beside its own. */
export const siteRules = [
  siteSecondFile,
  siteOriginMissing,
  robotsSitemap,
  pwaIcon,
  fontFile,
  fontCharacters,
  titleLength,
  routeReservedPath,
  routeUnreachable,
  twinLink,
  menuAddress,
  menuSection,
  menuQuery,
  menuDeadItem,
  menuDuplicateItem,
  menuDepth,
  menuHidden,
  menuUnknownCode,
  menuUntranslated,
  menuWidth,
  menuShadowed,
  linkAnchor,
  linkCase,
  linkDevice,
  linkScheme,
  linkInsecure,
  linkNewWindow,
  accessMenuWider,
  webConfigMissing,
  webConfigFile,
  webConfigContent,
  webConfigIdsRule,
  secretLikeValue,
  pictureAlt,
  collectionFolder,
  contentUntranslated,
  contentAddress,
  contentStaleTranslation,
] as const satisfies readonly SiteRule[];
