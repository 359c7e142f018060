import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteTable, SiteModel } from '../../schema/model.ts';
import type { PathMatcher } from '../../schema/path/path-matcher.ts';
import { redirectMatcher } from '../../schema/redirects/match-redirect.ts';
import { type RedirectModel, redirectsFile } from '../../schema/redirects/redirect-model.ts';
import { type PolicyFile, policyFile } from '../built-files/policy-file.ts';
import { type EntryPath, entryPaths, storedEntries } from '../server/rules/entry-paths.ts';
import { type PageRule, pageRules, ruleMatcher } from '../server/rules/page-rules.ts';
import { type Header, securityHeaders } from '../server/rules/security-headers.ts';
import { readPolicy } from './read-policy.ts';

/** A built site as a server needs to know it. */
export type BuiltSite = {
  readonly model: SiteModel;
  /** Matches paths without the base, in all languages and on all devices. */
  readonly match: PathMatcher<PageRule>;
  readonly entryPath: EntryPath;
  /** Finds what an address of old leads to, by its path below the base and its query. */
  readonly moved: ReturnType<typeof redirectMatcher>;
  readonly tables: readonly RouteTable[];
  readonly policy: PolicyFile;
  /** What every answer has. */
  readonly headers: readonly Header[];
};

async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const json = async (file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'));
  const model: SiteModel = await json('site.json');
  const tables: RouteTable[] = await Promise.all(model.variants.map(({ file }) => json(file)));
  const match = ruleMatcher(pageRules(model, tables));
  const redirects: readonly RedirectModel[] = model.redirects ? await json(redirectsFile) : [];
  const policy = await readPolicy(folder);
  return {
    model,
    match,
    moved: redirectMatcher(redirects),
    entryPath: entryPaths(storedEntries(folder), match),
    tables,
    policy,
    headers: securityHeaders(model, policy),
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
