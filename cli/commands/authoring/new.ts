import { join, relative } from 'node:path';
import { nearHint } from '../../diagnostics/near-hint.ts';
import { entryAt } from '../../files/entry-at.ts';
import { localDay } from '../../init/local-day.ts';
import { writeTogether } from '../../init/write-together.ts';
import type { ExitCode, Io } from '../../io.ts';
import type { Addition } from '../../new/addition.ts';
import { type ArticleOptions, newArticle } from '../../new/new-article.ts';
import { newBlock } from '../../new/new-block.ts';
import { newLayout } from '../../new/new-layout.ts';
import { newPage } from '../../new/new-page.ts';
import { newRoute, type RouteOptions } from '../../new/new-route.ts';
import { type SiteInWork, siteInWork } from '../../new/site-in-work.ts';
import { table } from '../../report/table.ts';
import { UsageError } from '../../usage-error.ts';
import { shapedSite } from '../shaped-site.ts';
import { siteFolder } from './site-folder.ts';

export type NewOptions = RouteOptions &
  ArticleOptions & {
    /** Folder of the site; undefined: site, or the working directory. */
    readonly site?: string | undefined;
  };

type Kind = (site: SiteInWork, name: string, options: NewOptions) => Addition;

/** What can be added, and how. */
const kinds: Readonly<Record<string, Kind>> = {
  page: newPage,
  route: newRoute,
  article: newArticle,
  block: newBlock,
  layout: newLayout,
};

/** @throws UsageError where there is no such kind */
function kindOf(typed: string): Kind {
  const kind = Object.hasOwn(kinds, typed) ? kinds[typed] : undefined;
  if (kind) return kind;
  const hint = nearHint(typed, Object.keys(kinds));
  throw new UsageError({
    zh: `没有“${typed}”这一种；${hint.zh}`,
    en: `"${typed}" is not a kind; ${hint.en}`,
  });
}

/**
 * Adds a page, a route, an article, a kind of block or a layout to a site.
 * @returns 1 where the shape of the site file is wrong; nothing is written then
 * @throws UsageError where it cannot be added, UnreadableInput where there is no site
 */
export async function newCommand(
  typed: string,
  name: string,
  options: NewOptions,
  io: Io,
): Promise<ExitCode> {
  const kind = kindOf(typed);
  const folder = siteFolder(options.site);
  const shaped = await shapedSite(folder, io);
  if (!shaped) return 1;
  const site = siteInWork(shaped.source, shaped.read, localDay());
  const { files, next, notes = [] } = kind(site, name, options);
  const isNew = (path: string): boolean => entryAt(join(site.folder, path)) === undefined;
  const words = { wrote: { zh: '新建', en: 'wrote' }, changed: { zh: '修改', en: 'changed' } };
  const rows = [...files.keys()].map((path) => [
    words[isNew(path) ? 'wrote' : 'changed'][io.language],
    path,
  ]);
  await writeTogether(site.folder, files);
  const shown = (path: string): string => relative(process.cwd(), join(site.folder, path));
  io.stdout(table(rows.map(([what = '', path = '']) => [what, shown(path)])));
  const paths = next.map(shown);
  io.note({
    zh: `接下来请编辑：${paths.join('、')}`,
    en: `edit next: ${paths.join(', ')}`,
  });
  for (const note of notes) io.note(note);
  return 0;
}
