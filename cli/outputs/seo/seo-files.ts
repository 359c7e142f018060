import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Model } from '../../../schema/model.ts';
import type { ContentIndex } from '../../content/content-index.ts';
import type { NewFile } from '../../files/new-file.ts';
import type { CheckedSite } from '../../lint/lint-site.ts';
import type { LocalText } from '../../local-text.ts';
import { siteAddresses } from '../../prerender/site-addresses.ts';
import { completeAddress } from './complete-address.ts';
import { feedFiles } from './feeds.ts';
import { partAddresses } from './part-addresses.ts';
import { robotsFile, robotsFiles } from './robots.ts';
import { sharePictures } from './share-pictures.ts';
import { sitemapFiles } from './sitemap.ts';

/**
 * What search engines, feed readers and link previews fetch of a site: sitemap, robots.txt, feeds, share pictures.
 * Without the site's origin there is nothing. A robots.txt of the site's own wins.
 * @param warn gets a sentence where share pictures cannot be made
 * @returns the files by path, and the model, which names the share pictures that were made
 */
export async function seoFiles(
  { source, content }: CheckedSite,
  model: Model,
  index: ContentIndex,
  warn: (text: LocalText) => void,
): Promise<{ readonly model: Model; readonly files: ReadonlyMap<string, NewFile> }> {
  if (!completeAddress(model.site)) return { model, files: new Map() };
  const addresses = siteAddresses(source, model, index);
  const ownRobots = await access(join(content.folder, 'public', robotsFile)).then(
    () => true,
    // There is none.
    () => false,
  );
  const shared = await sharePictures(source, content);
  if (!shared) {
    warn({
      zh: '没有生成分享图：未安装可选的包 sharp',
      en: 'no share pictures are made: the optional package sharp is not installed',
    });
  }
  const feeds = feedFiles(source, model, index, addresses);
  const seo = {
    ...model.seo,
    // A feed without entries is none.
    feeds: model.seo.feeds.filter(({ atom }) => feeds.has(atom.slice(1))),
    sharePictures: shared?.paths ?? {},
  };
  return {
    model: { ...model, seo },
    files: new Map<string, NewFile>([
      ...sitemapFiles([...addresses, ...partAddresses(addresses, model, index)], model.site),
      ...(ownRobots ? [] : robotsFiles(model.site)),
      ...feeds,
      ...(shared?.files ?? []),
    ]),
  };
}
