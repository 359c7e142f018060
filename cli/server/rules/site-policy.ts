import type { AnalyticsModel } from '../../../schema/analytics/analytics-settings.ts';
import type { SiteModel } from '../../../schema/model.ts';
import type { ServerSettings } from '../../../schema/source.generated.ts';
import type { PolicyFile } from '../../built-files/policy-file.ts';
import { analyticsPolicy } from './analytics-policy.ts';
import { pictureOrigins } from './picture-origins.ts';

type PolicyInput = {
  readonly model: SiteModel;
  readonly settings: ServerSettings;
  readonly scriptHashes: readonly string[];
  /** Texts of the built site, its web configurations included. */
  readonly texts: Iterable<string>;
  /** Files of the public folder. */
  readonly publicFiles: readonly string[];
  /** What is recorded of visits; undefined: nothing is. */
  readonly analytics?: AnalyticsModel | undefined;
};

/** Whether pages may show pictures that no build can know: of a content API, of a web configuration elsewhere. */
const mayShowOthers = ({ origins, languages }: SiteModel): boolean =>
  origins.length > 0 ||
  Object.values(languages).some(({ config }) => /^https?:/.test(config ?? ''));

/** What the policy of a site allows, found in what was built and in what the site file says of its server. */
export function sitePolicy({
  model,
  settings,
  scriptHashes,
  texts,
  publicFiles,
  analytics,
}: PolicyInput): PolicyFile {
  const { sources = {}, embeddedBy, policyReport, https, hsts } = settings;
  const found = mayShowOthers(model) ? ['https:'] : pictureOrigins(texts);
  const { scripts, calls, pictures, trustedTypes } = analyticsPolicy(analytics);
  return {
    scriptHashes,
    sources: {
      ...sources,
      ...(scripts.length > 0 ? { scripts: [...scripts, ...(sources.scripts ?? [])] } : {}),
      ...(calls.length > 0 ? { calls: [...calls, ...(sources.calls ?? [])] } : {}),
      pictures: [...found, ...pictures, ...(sources.pictures ?? [])],
      films: [...found, ...(sources.films ?? [])],
    },
    htmlFiles: publicFiles.filter((file) => file.endsWith('.html')),
    ...(trustedTypes.length > 0 ? { trustedTypes } : {}),
    ...(embeddedBy === undefined ? {} : { embeddedBy }),
    ...(policyReport === undefined ? {} : { report: policyReport }),
    ...(https ? { hsts: hsts ?? {} } : {}),
  };
}
