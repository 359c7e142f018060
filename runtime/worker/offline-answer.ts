import { languageOfPath } from '../../schema/language-of-path.ts';
import { offlineFile, startCache } from '../../schema/offline/offline-names.ts';
import type { WorkerSettings } from '../../schema/offline/worker-settings.ts';
import type { StrategyPlugin } from './plugins.ts';

/** The start page of a language that is kept, if its root is asked for: without a connection no server leads there. */
function startOf(
  path: string,
  language: string,
  { prefixes, starts }: WorkerSettings,
  isKept: (address: string) => boolean,
): string | undefined {
  if (path.replace(/\/$/, '') !== (prefixes[language] ?? '')) return undefined;
  return Object.entries(starts)
    .filter(([variant]) => variant.startsWith(`${language}.`))
    .map(([, { page }]) => page)
    .find(isKept);
}

/**
 * What is shown of a page that was never read, where there is no connection: the start page for the root of a language,
 * else the page that says so in the language of the address.
 */
export const offlineAnswer = (settings: WorkerSettings, origin: string): StrategyPlugin => ({
  handlerDidError: async ({ request }) => {
    const { base, prefixes, defaultLanguage } = settings;
    const path = `/${new URL(request.url).pathname.slice(base.length)}`;
    const language = languageOfPath(path, prefixes, defaultLanguage);
    const cache = await caches.open(startCache(base));
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const at = (file: string): string => new URL(base + file, origin).href;
    const start = startOf(path, language, settings, (page) => kept.has(at(page)));
    if (start !== undefined && at(start) !== request.url) return Response.redirect(at(start));
    return cache.match(at(offlineFile(language)), { ignoreVary: true });
  },
});
