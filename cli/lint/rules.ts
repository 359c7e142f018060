import type { Rule } from './rule.ts';
import { accessGuardedEntry } from './rules/access-guarded-entry.ts';
import { accessNeverGranted } from './rules/access-never-granted.ts';
import { accessUndefinedFlag } from './rules/access-undefined-flag.ts';
import { accessUnknownCode } from './rules/access-unknown-code.ts';
import { accessUnusedFlag } from './rules/access-unused-flag.ts';
import { blockUnused } from './rules/block-unused.ts';
import { collectionDetail } from './rules/collection-detail.ts';
import { collectionIndexHost } from './rules/collection-index-host.ts';
import { collectionRequired } from './rules/collection-required.ts';
import { collectionUnknown } from './rules/collection-unknown.ts';
import { deviceSuffix } from './rules/device-suffix.ts';
import { deviceUnknown } from './rules/device-unknown.ts';
import { fieldUnknown } from './rules/field-unknown.ts';
import { languageDefault } from './rules/language-default.ts';
import { languageHome } from './rules/language-home.ts';
import { languageMessages } from './rules/language-messages.ts';
import { languageMissingPartner } from './rules/language-missing-partner.ts';
import { languageUnknown } from './rules/language-unknown.ts';
import { lazyGroupUnknown } from './rules/lazy-group-unknown.ts';
import { menuDuplicateCode } from './rules/menu-duplicate-code.ts';
import { menuPatchWithoutRoute } from './rules/menu-patch-without-route.ts';
import { pageParameter } from './rules/page-parameter.ts';
import { pageUnknown } from './rules/page-unknown.ts';
import { pageUnused } from './rules/page-unused.ts';
import { pathSegment } from './rules/path-segment.ts';
import { redirectLoop } from './rules/redirect-loop.ts';
import { redirectTarget } from './rules/redirect-target.ts';
import { routeCaseCollision } from './rules/route-case-collision.ts';
import { routeDuplicateId } from './rules/route-duplicate-id.ts';
import { routeDuplicatePath } from './rules/route-duplicate-path.ts';
import { routeNothingToShow } from './rules/route-nothing-to-show.ts';
import { routeShadowed } from './rules/route-shadowed.ts';
import { searchRoute } from './rules/search-route.ts';
import { searchService } from './rules/search-service.ts';
import { sectionUnknown } from './rules/section-unknown.ts';
import { timeZone } from './rules/time-zone.ts';
import { translationMissing } from './rules/translation-missing.ts';
import { twinAccess } from './rules/twin-access.ts';
import { twinCollision } from './rules/twin-collision.ts';
import { twinOrphan } from './rules/twin-orphan.ts';
import { twinParameters } from './rules/twin-parameters.ts';
import { zoneWithoutRoute } from './rules/zone-without-route.ts';

/** Every rule by its id. A new rule is one file in rules/, one line here and a fixture pair. */
export const rules: Readonly<Record<string, Rule>> = {
  'path-segment': pathSegment,
  'route-duplicate-id': routeDuplicateId,
  'route-duplicate-path': routeDuplicatePath,
  'route-case-collision': routeCaseCollision,
  'route-shadowed': routeShadowed,
  'route-nothing-to-show': routeNothingToShow,
  'twin-collision': twinCollision,
  'twin-parameters': twinParameters,
  'language-default': languageDefault,
  'language-home': languageHome,
  'language-messages': languageMessages,
  'language-missing-partner': languageMissingPartner,
  'language-unknown': languageUnknown,
  'translation-missing': translationMissing,
  'device-suffix': deviceSuffix,
  'device-unknown': deviceUnknown,
  'page-unknown': pageUnknown,
  'page-parameter': pageParameter,
  'lazy-group-unknown': lazyGroupUnknown,
  'access-undefined-flag': accessUndefinedFlag,
  'redirect-target': redirectTarget,
  'redirect-loop': redirectLoop,
  'menu-patch-without-route': menuPatchWithoutRoute,
  'menu-duplicate-code': menuDuplicateCode,
  'search-route': searchRoute,
  'search-service': searchService,
  'section-unknown': sectionUnknown,
  'time-zone': timeZone,
  'zone-without-route': zoneWithoutRoute,
  'collection-unknown': collectionUnknown,
  'collection-detail': collectionDetail,
  'collection-required': collectionRequired,
  'collection-index-host': collectionIndexHost,
  'field-unknown': fieldUnknown,
  'twin-orphan': twinOrphan,
  'twin-access': twinAccess,
  'access-unused-flag': accessUnusedFlag,
  'access-never-granted': accessNeverGranted,
  'access-unknown-code': accessUnknownCode,
  'access-guarded-entry': accessGuardedEntry,
  'page-unused': pageUnused,
  'block-unused': blockUnused,
};
