import { accessMenuWider } from './rules/access-menu-wider.ts';
import { contentStaleTranslation } from './rules/content-stale-translation.ts';
import { contentUntranslated } from './rules/content-untranslated.ts';
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
import { menuUnknownCode } from './rules/menu-unknown-code.ts';
import { menuUntranslated } from './rules/menu-untranslated.ts';
import { menuWidth } from './rules/menu-width.ts';
import { pictureAlt } from './rules/picture-alt.ts';
import { routeReservedPath } from './rules/route-reserved-path.ts';
import { routeUnreachable } from './rules/route-unreachable.ts';
import { secretLikeValue } from './rules/secret-like-value.ts';
import { siteSecondFile } from './rules/site-second-file.ts';
import { twinLink } from './rules/twin-link.ts';
import { webConfigContent } from './rules/web-config-content.ts';
import { webConfigFile } from './rules/web-config-file.ts';
import { webConfigIdsRule } from './rules/web-config-ids.ts';
import { webConfigMissing } from './rules/web-config-missing.ts';
import type { SiteRule } from './site-rule.ts';

/** Every rule about a site together with the files beside its own, by its id. */
export const siteRules: Readonly<Record<string, SiteRule>> = {
  'site-second-file': siteSecondFile,
  'route-reserved-path': routeReservedPath,
  'route-unreachable': routeUnreachable,
  'twin-link': twinLink,
  'menu-address': menuAddress,
  'menu-section': menuSection,
  'menu-query': menuQuery,
  'menu-dead-item': menuDeadItem,
  'menu-duplicate-item': menuDuplicateItem,
  'menu-depth': menuDepth,
  'menu-hidden': menuHidden,
  'menu-unknown-code': menuUnknownCode,
  'menu-untranslated': menuUntranslated,
  'menu-width': menuWidth,
  'link-anchor': linkAnchor,
  'link-case': linkCase,
  'link-device': linkDevice,
  'link-scheme': linkScheme,
  'link-insecure': linkInsecure,
  'link-new-window': linkNewWindow,
  'access-menu-wider': accessMenuWider,
  'web-config-missing': webConfigMissing,
  'web-config-file': webConfigFile,
  'web-config-content': webConfigContent,
  'web-config-ids': webConfigIdsRule,
  'secret-like-value': secretLikeValue,
  'picture-alt': pictureAlt,
  'content-untranslated': contentUntranslated,
  'content-stale-translation': contentStaleTranslation,
};
