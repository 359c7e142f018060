import type { WorkerSettings } from '../../schema/offline/worker-settings.ts';
import { cacheKey } from './cache-key.ts';
import { cacheOf } from './cache-of.ts';
import { kindOf } from './kind-of.ts';
import { isSameAnswer } from './plugins.ts';
import type { Strategies } from './strategies.ts';
import type { PageRead } from './worker-messages.ts';
import type { LastingEvent } from './worker-scope.ts';

type Site = {
  readonly settings: WorkerSettings;
  readonly origin: string;
  readonly strategies: Strategies;
};

const isKept = async (address: string, cacheName: string): Promise<boolean> =>
  (await (await caches.open(cacheName)).match(address, { ignoreVary: true })) !== undefined;

/** Has a strategy fetch and keep an address; where that fails, the page that wants it asks again. */
async function keep(
  address: string,
  strategy: Strategies['page'],
  event: LastingEvent,
): Promise<void> {
  try {
    const [answer, done] = strategy.handleAll({
      request: new Request(address),
      // Workbox's types are those of the library for workers.
      event: event as never,
    });
    await answer;
    await done;
  } catch {
    // There is no connection, or no room: nothing is kept.
  }
}

/**
 * Keeps a page that is read and the files that it loaded before the worker saw to it. A page that its data alone were
 * loaded for is fetched as it would be opened the next time.
 */
export async function keepRead(
  { address, isLoaded, files }: PageRead,
  event: LastingEvent,
  { settings, origin, strategies }: Site,
): Promise<void> {
  const { base } = settings;
  for (const file of files) {
    const kind = kindOf(new Request(file), settings, origin);
    if (kind === undefined || kind === 'page') continue;
    if (!(await isKept(cacheKey(file), cacheOf(kind, base))))
      await keep(file, strategies[kind], event);
  }
  // The page comes last: one that is kept has what it needs.
  const isThere = isLoaded && (await isKept(address, cacheOf('page', base)));
  if (address.startsWith(origin + base) && !isThere) await keep(address, strategies.page, event);
}

/** Whether the server has another version of a page than the one that is kept; it takes its place. */
export async function isOutdatedPage(
  address: string,
  event: LastingEvent,
  { settings, strategies }: Site,
): Promise<boolean> {
  const cache = await caches.open(cacheOf('page', settings.base));
  const before = await cache.match(address, { ignoreVary: true });
  if (!before) return false;
  await keep(address, strategies.page, event);
  const after = await cache.match(address, { ignoreVary: true });
  return after !== undefined && !(await isSameAnswer(before, after));
}
