import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteTable, SiteModel } from '../../schema/model.ts';
import { type PathMatcher, pathMatcher } from '../../schema/path/path-matcher.ts';
import { type PolicyFile, policyFile } from '../built-files/policy-file.ts';
import { type EntryPath, entryPaths, type MatchedRow } from './entry-paths.ts';

/** A built site as a server needs to know it. */
export type BuiltSite = {
  readonly model: SiteModel;
  /** Matches paths without the base, in all languages and on all devices. */
  readonly match: PathMatcher<MatchedRow>;
  readonly entryPath: EntryPath;
  readonly tables: readonly RouteTable[];
  /** Fingerprints of the scripts inside of its pages, as a content security policy names them. */
  readonly scriptHashes: readonly string[];
};

/** What the build says of the scripts in its pages; none where it says nothing. */
async function readScriptHashes(folder: string): Promise<readonly string[]> {
  const text = await readFile(join(folder, policyFile), 'utf8').catch(() => '{}');
  const { scriptHashes = [] }: Partial<PolicyFile> = JSON.parse(text);
  // Nothing else gets into the header.
  return scriptHashes.filter((hash) => /^sha(?:256|384|512)-[\w+/-]+={0,2}$/.test(hash));
}

async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const json = async (file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'));
  const model: SiteModel = await json('site.json');
  const tables: RouteTable[] = await Promise.all(model.variants.map(({ file }) => json(file)));
  const match = pathMatcher(
    tables.flatMap((table) =>
      table.routes.flatMap((row) => row.paths.map((path) => [path, { row, table }] as const)),
    ),
  );
  return {
    model,
    match,
    entryPath: entryPaths(folder, match),
    tables,
    scriptHashes: await readScriptHashes(folder),
  };
}

/** Reads a built site, and anew whenever it was emitted anew. */
export function builtSiteReader(folder: string): () => Promise<BuiltSite> {
  let known: { readonly time: string; readonly site: Promise<BuiltSite> } | undefined;
  const timeOf = (file: string): Promise<number> =>
    stat(join(folder, file)).then(({ mtimeMs }) => mtimeMs);
  return async () => {
    // Not every build writes what its pages hold.
    const policy = await timeOf(policyFile).catch(() => 0);
    const time = `${await timeOf('site.json')} ${policy}`;
    if (known?.time !== time) known = { time, site: readBuiltSite(folder) };
    return known.site;
  };
}
