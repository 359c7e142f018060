import { serverFiles } from '../../../cli/build/server-files.ts';
import type { ContentIndex } from '../../../cli/content/content-index.ts';
import { isText, type NewFile, textOf } from '../../../cli/files/new-file.ts';
import type { CheckedSite } from '../../../cli/lint/lint-site.ts';
import { completeAddress } from '../../../cli/outputs/seo/complete-address.ts';
import { feedFiles } from '../../../cli/outputs/seo/feeds.ts';
import { robotsFiles } from '../../../cli/outputs/seo/robots.ts';
import { sitemapFiles } from '../../../cli/outputs/seo/sitemap.ts';
import type { SiteAddress } from '../../../cli/prerender/site-addresses.ts';
import { askNone } from '../../../cli/search/http/api-asking.ts';
import { indexFiles } from '../../../cli/search/index-files.ts';
import { sitePolicy } from '../../../cli/server/rules/site-policy.ts';
import { type ServerName, serverWriters } from '../../../cli/server/server-writers.ts';
import type { Model } from '../../../schema/model.ts';

/** Writes the configurations of all servers, each for itself, as builds do that are asked for them. */
export function writeServers(
  { source }: CheckedSite,
  model: Model,
  files: ReadonlyMap<string, NewFile>,
): void {
  const { server: settings = {} } = source;
  const policy = sitePolicy({
    model: model.site,
    settings,
    scriptHashes: [],
    texts: [],
    publicFiles: [],
  });
  for (const name of Object.keys(serverWriters) as ServerName[])
    serverFiles([name], { model, settings, policy, files: [files] });
}

/** Writes what search engines and feed readers fetch, and the index of the site's own search; pictures are not made. */
export async function writeForSearch(
  checked: CheckedSite,
  model: Model,
  index: ContentIndex,
  addresses: readonly SiteAddress[],
): Promise<void> {
  const files = new Map(await indexFiles(checked.source, model, checked, index, askNone));
  if (completeAddress(model.site)) {
    const found = [
      ...sitemapFiles(addresses, model.site),
      ...robotsFiles(model.site),
      ...feedFiles(checked.source, model, index, addresses),
    ];
    for (const [path, file] of found) files.set(path, file);
  }
  for (const file of files.values()) if (isText(file)) textOf(file);
}
