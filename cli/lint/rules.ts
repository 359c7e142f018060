import type { Rule } from './context/rule.ts';
import { accessCredentials } from './rules/access-credentials.ts';
import { accessGuardedEntry } from './rules/access-guarded-entry.ts';
import { accessLocked } from './rules/access-locked.ts';
import { accessNeverGranted } from './rules/access-never-granted.ts';
import { accessPublicContent } from './rules/access-public-content.ts';
import { accessSignIn } from './rules/access-sign-in.ts';
import { accessUndefinedFlag } from './rules/access-undefined-flag.ts';
import { accessUnknownCode } from './rules/access-unknown-code.ts';
import { accessUnusedFlag } from './rules/access-unused-flag.ts';
import { analyticsConsent } from './rules/analytics-consent.ts';
import { analyticsProvider } from './rules/analytics-provider.ts';
import { blockUnused } from './rules/block-unused.ts';
import { chartSeries } from './rules/chart-series.ts';
import { collectionBuild } from './rules/collection-build.ts';
import { collectionCall } from './rules/collection-call.ts';
import { collectionCredentials } from './rules/collection-credentials.ts';
import { collectionDetail } from './rules/collection-detail.ts';
import { collectionHttp } from './rules/collection-http.ts';
import { collectionIndexHost } from './rules/collection-index-host.ts';
import { collectionRequired } from './rules/collection-required.ts';
import { collectionUnknown } from './rules/collection-unknown.ts';
import { descriptionLength } from './rules/description-length.ts';
import { deviceHost } from './rules/device-host.ts';
import { deviceSuffix } from './rules/device-suffix.ts';
import { deviceUnknown } from './rules/device-unknown.ts';
import { embedHost } from './rules/embed-host.ts';
import { eventCollection } from './rules/event-collection.ts';
import { feeRow } from './rules/fee-row.ts';
import { fieldUnknown } from './rules/field-unknown.ts';
import { footerFiling } from './rules/footer-filing.ts';
import { footerItem } from './rules/footer-item.ts';
import { formField } from './rules/form-field.ts';
import { formReceiver } from './rules/form-receiver.ts';
import { headerPart } from './rules/header-part.ts';
import { languageDefault } from './rules/language-default.ts';
import { languageHome } from './rules/language-home.ts';
import { languageMessages } from './rules/language-messages.ts';
import { languageMissingPartner } from './rules/language-missing-partner.ts';
import { languageUnknown } from './rules/language-unknown.ts';
import { lazyGroupUnknown } from './rules/lazy-group-unknown.ts';
import { lazyGroupUnused } from './rules/lazy-group-unused.ts';
import { listSort } from './rules/list-sort.ts';
import { menuDuplicateCode } from './rules/menu-duplicate-code.ts';
import { menuItem } from './rules/menu-item.ts';
import { menuPatchWithoutRoute } from './rules/menu-patch-without-route.ts';
import { noticeTime } from './rules/notice-time.ts';
import { oldAddress } from './rules/old-address.ts';
import { openingHours } from './rules/opening-hours.ts';
import { pageParameter } from './rules/page-parameter.ts';
import { pagePlaceholder } from './rules/page-placeholder.ts';
import { pageUnknown } from './rules/page-unknown.ts';
import { pageUnused } from './rules/page-unused.ts';
import { pathCharacters } from './rules/path-characters.ts';
import { pathDepth } from './rules/path-depth.ts';
import { pathDuplicateParameter } from './rules/path-duplicate-parameter.ts';
import { pathLanguage } from './rules/path-language.ts';
import { pathRoot } from './rules/path-root.ts';
import { pathSegment } from './rules/path-segment.ts';
import { pathTrailingSlash } from './rules/path-trailing-slash.ts';
import { placeUnknown } from './rules/place-unknown.ts';
import { pwaStart } from './rules/pwa-start.ts';
import { redirectChain } from './rules/redirect-chain.ts';
import { redirectDroppedParameter } from './rules/redirect-dropped-parameter.ts';
import { redirectGuarded } from './rules/redirect-guarded.ts';
import { redirectLoop } from './rules/redirect-loop.ts';
import { redirectLostParameter } from './rules/redirect-lost-parameter.ts';
import { redirectTarget } from './rules/redirect-target.ts';
import { routeAmbiguous } from './rules/route-ambiguous.ts';
import { routeCaseCollision } from './rules/route-case-collision.ts';
import { routeDuplicateId } from './rules/route-duplicate-id.ts';
import { routeDuplicatePath } from './rules/route-duplicate-path.ts';
import { routeHandWrittenTwin } from './rules/route-hand-written-twin.ts';
import { routeNoFallback } from './rules/route-no-fallback.ts';
import { routeNoHome } from './rules/route-no-home.ts';
import { routeNothingToShow } from './rules/route-nothing-to-show.ts';
import { routePageNeverShown } from './rules/route-page-never-shown.ts';
import { routeParameterUnused } from './rules/route-parameter-unused.ts';
import { routeShadowed } from './rules/route-shadowed.ts';
import { routeTitle } from './rules/route-title.ts';
import { routeValues } from './rules/route-values.ts';
import { schemaDeprecated } from './rules/schema-deprecated.ts';
import { searchRoute } from './rules/search-route.ts';
import { searchService } from './rules/search-service.ts';
import { sectionUnknown } from './rules/section-unknown.ts';
import { siteDescription } from './rules/site-description.ts';
import { siteOrigin } from './rules/site-origin.ts';
import { structuredData } from './rules/structured-data.ts';
import { themeContrast } from './rules/theme-contrast.ts';
import { themeSeed } from './rules/theme-seed.ts';
import { themeToken } from './rules/theme-token.ts';
import { themeValue } from './rules/theme-value.ts';
import { timeZone } from './rules/time-zone.ts';
import { timetableEntry } from './rules/timetable-entry.ts';
import { translationMissing } from './rules/translation-missing.ts';
import { twinAccess } from './rules/twin-access.ts';
import { twinCollision } from './rules/twin-collision.ts';
import { twinOrphan } from './rules/twin-orphan.ts';
import { twinParameters } from './rules/twin-parameters.ts';
import { valueFormat } from './rules/value-format.ts';
import { zoneHome } from './rules/zone-home.ts';
import { zoneWithoutRoute } from './rules/zone-without-route.ts';

/** Every rule about a site file alone. A new rule is one file in rules/, one line here and a fixture pair. */
export const rules = [
  pathRoot,
  pathSegment,
  pathCharacters,
  pathDepth,
  pathDuplicateParameter,
  pathTrailingSlash,
  pathLanguage,
  routeDuplicateId,
  routeDuplicatePath,
  routeCaseCollision,
  routeShadowed,
  routeNothingToShow,
  routePageNeverShown,
  routeAmbiguous,
  routeParameterUnused,
  routeHandWrittenTwin,
  routeTitle,
  routeNoHome,
  routeNoFallback,
  twinCollision,
  twinParameters,
  languageDefault,
  languageHome,
  languageMessages,
  languageMissingPartner,
  languageUnknown,
  translationMissing,
  deviceSuffix,
  deviceHost,
  deviceUnknown,
  pageUnknown,
  pageParameter,
  lazyGroupUnknown,
  lazyGroupUnused,
  accessUndefinedFlag,
  accessSignIn,
  accessLocked,
  accessPublicContent,
  redirectTarget,
  redirectLoop,
  redirectLostParameter,
  redirectDroppedParameter,
  redirectChain,
  redirectGuarded,
  menuPatchWithoutRoute,
  menuDuplicateCode,
  menuItem,
  searchRoute,
  searchService,
  sectionUnknown,
  timeZone,
  noticeTime,
  oldAddress,
  routeValues,
  openingHours,
  placeUnknown,
  embedHost,
  analyticsProvider,
  analyticsConsent,
  eventCollection,
  formReceiver,
  formField,
  listSort,
  chartSeries,
  feeRow,
  timetableEntry,
  valueFormat,
  headerPart,
  footerFiling,
  footerItem,
  pagePlaceholder,
  zoneHome,
  zoneWithoutRoute,
  collectionUnknown,
  collectionDetail,
  collectionRequired,
  collectionHttp,
  collectionCall,
  collectionBuild,
  collectionCredentials,
  collectionIndexHost,
  fieldUnknown,
  schemaDeprecated,
  twinOrphan,
  twinAccess,
  accessUnusedFlag,
  accessCredentials,
  accessNeverGranted,
  accessUnknownCode,
  accessGuardedEntry,
  pageUnused,
  blockUnused,
  siteOrigin,
  siteDescription,
  descriptionLength,
  structuredData,
  pwaStart,
  themeSeed,
  themeToken,
  themeValue,
  themeContrast,
] as const satisfies readonly Rule[];

export type RuleId = (typeof rules)[number]['id'];
