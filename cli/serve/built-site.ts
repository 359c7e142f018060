import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteTable, SiteModel } from '../../schema/model.ts';
import { type PathMatcher, pathMatcher } from '../../schema/path/path-matcher.ts';
import { type EntryPath, entryPaths, type MatchedRow } from './entry-paths.ts';

/** A built site as a server needs to know it. */
export type BuiltSite = {
  readonly model: SiteModel;
  /** Matches paths without the base, in all languages and on all devices. */
  readonly match: PathMatcher<MatchedRow>;
  readonly entryPath: EntryPath;
};

async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const json = async (file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'));
  const model: SiteModel = await json('site.json');
  const tables: RouteTable[] = await Promise.all(model.variants.map(({ file }) => json(file)));
  const match = pathMatcher(
    tables.flatMap((table) =>
      table.routes.flatMap((row) => row.paths.map((path) => [path, { row, table }] as const)),
    ),
  );
  return { model, match, entryPath: entryPaths(folder, match) };
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
