import { dirname } from 'node:path';
import { buildSource } from '../../schema/content/http/browser-source.ts';
import { lintRead } from '../lint/lint-read.ts';
import { readSiteLanguage } from '../own/read-site-language.ts';
import { readSite } from '../read/read-site.ts';
import type { ApiAsking } from '../search/http/api-asking.ts';

/** What a file has in it whose entries a build fetches. */
const buildMode = /\bmode["']?\s*:\s*["']?build\b/;

/**
 * Fetches the entries of a site that builds ask content APIs for; nothing where its file has errors.
 * @param path the site file, or the folder it is in
 * @param environment whose file is laid over the site
 * @throws UnreadableInput where there is no site file, UsageError where the environment lacks what a source names
 */
export async function fetchSiteEntries(
  path: string,
  asking: ApiAsking,
  environment?: string,
): Promise<void> {
  // Checking a file takes longer than finding that it has no such source.
  const { sources } = await readSite(path, undefined, environment);
  if (!sources.some(({ text }) => buildMode.test(text))) return;
  const { source, file } = lintRead(await readSiteLanguage(path, undefined, environment));
  if (!source || !Object.values(source.collections ?? {}).some(buildSource)) return;
  const { fetchEntries } = await import('./fetch-entries.ts');
  await fetchEntries(source, dirname(file), asking);
}
