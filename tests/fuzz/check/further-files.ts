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

/**
 * Writes the configuration of a server, as builds do that are asked for it.
 * @param turn which of the servers, which take turns
 */
export function writeServer(
  { source }: CheckedSite,
  model: Model,
  files: ReadonlyMap<string, NewFile>,
  turn: number,
): void {
  const { server: settings = {} } = source;
  const policy = sitePolicy({
    model: model.site,
    settings,
    scriptHashes: [],
    texts: [],
    publicFiles: [],
  });
  const names = Object.keys(serverWriters) as ServerName[];
  const name = names[turn % names.length];
  if (name !== undefined) serverFiles([name], { model, settings, policy, files: [files] });
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
