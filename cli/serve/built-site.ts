import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { entryFile } from '../../schema/content/content-files.ts';
import type { RouteRow, RouteTable, SiteModel } from '../../schema/model.ts';
import { type PathMatcher, pathMatcher } from '../../schema/path/path-matcher.ts';

export type MatchedRow = { readonly row: RouteRow; readonly table: RouteTable };

/** A built site as a server needs to know it. */
export type BuiltSite = {
  readonly model: SiteModel;
  /** Matches paths without the base, in all languages and on all devices. */
  readonly match: PathMatcher<MatchedRow>;
  /** Whether an entry is there of those that a row shows. Where a content API knows, it counts as there. */
  readonly hasEntry: (row: MatchedRow, params: Readonly<Record<string, string>>) => boolean;
};

async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const json = async (file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'));
  const model: SiteModel = await json('site.json');
  const tables: RouteTable[] = await Promise.all(model.sets.map(({ file }) => json(file)));
  return {
    model,
    match: pathMatcher(
      tables.flatMap((table) =>
        table.routes.flatMap((row) => row.paths.map((path) => [path, { row, table }] as const)),
      ),
    ),
    hasEntry: ({ row: { shows }, table }, params) => {
      const id = shows && params[shows.id];
      if (!shows || id === undefined) return true;
      return shows.collections.some(
        (name) =>
          table.collections[name]?.http !== undefined ||
          // An id with a slash or dots in it is no file of the folder.
          (/^[\w-]+$/.test(id) && existsSync(join(folder, entryFile(name, table.language, id)))),
      );
    },
  };
}

/** Reads a built site, and anew whenever it was emitted anew. */
export function builtSiteReader(folder: string): () => Promise<BuiltSite> {
  let known: { readonly time: number; readonly site: Promise<BuiltSite> } | undefined;
  return async () => {
    const time = (await stat(join(folder, 'site.json'))).mtimeMs;
    if (known?.time !== time) known = { time, site: readBuiltSite(folder) };
    return known.site;
  };
}
