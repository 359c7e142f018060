import { dirname } from 'node:path';
import { buildSource } from '../../schema/content/http/browser-source.ts';
import { lintRead } from '../lint/lint-read.ts';
import { readSiteLanguage } from '../own/read-site-language.ts';
import type { ApiAsking } from '../search/http/api-asking.ts';

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
  const text = await readSiteLanguage(path, undefined, environment);
  // Checking a file takes longer than finding that it has no such source.
  if (!text.sources.some((each) => /\bmode\b/.test(each.text))) return;
  const { source, file } = lintRead(text);
  if (!source || !Object.values(source.collections ?? {}).some(buildSource)) return;
  const { fetchEntries } = await import('./fetch-entries.ts');
  await fetchEntries(source, dirname(file), asking);
}
