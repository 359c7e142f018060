import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  CacheFirst,
  NetworkFirst,
  StaleWhileRevalidate,
  type Strategy,
  type StrategyOptions,
} from 'workbox-strategies';
import type { WorkerSettings } from '../../schema/offline/worker-settings.ts';
import { cacheOf } from './cache-of.ts';
import type { RequestKind } from './kind-of.ts';
import { offlineAnswer } from './offline-answer.ts';
import {
  forgetsGone,
  fromStart,
  pagesAlone,
  reportsNewer,
  type StrategyPlugin,
} from './plugins.ts';

type Plugins = NonNullable<StrategyOptions['plugins']>;

/** Seconds that a visitor waits for the server where there is something kept to show. */
const patience = 3;

const day = 24 * 60 * 60;

/** Where a browser is out of room, all caches with limits are emptied: nothing may fail for want of it. */
const limits = (maxEntries: number, days?: number): ExpirationPlugin =>
  new ExpirationPlugin({
    maxEntries,
    purgeOnQuotaError: true,
    ...(days === undefined ? {} : { maxAgeSeconds: days * day }),
  });

/** How many answers of each kind are kept, and for how many days. Hashed files go with the pages that name them. */
const kept = {
  page: limits(60, 30),
  hashed: limits(500),
  data: limits(200, 30),
  file: limits(200, 60),
  api: limits(100, 7),
};

/** What is kept was asked for with headers that browsers set themselves: a comparison would find them missing. */
const matchOptions = { ignoreVary: true };

export type Strategies = Readonly<Record<RequestKind, Strategy>> & {
  /** For hashed files that a page wants from the server, as what is kept may be damaged. */
  readonly hashedAnew: Strategy;
};

/**
 * How each kind of request is answered. What the server has goes before what is kept, if it comes in time; hashed files
 * never change, and pictures are shown as they are kept and renewed meanwhile.
 */
export function strategies(settings: WorkerSettings, origin: string): Strategies {
  const { base } = settings;
  const options = (kind: RequestKind, ...plugins: readonly StrategyPlugin[]) => {
    const cacheName = cacheOf(kind, base);
    const own = [
      kept[kind],
      ...(kind === 'page' ? [] : [new CacheableResponsePlugin({ statuses: [200] })]),
      forgetsGone(cacheName),
      fromStart(base),
      ...plugins,
    ];
    // Workbox's types have members of plugins that may be undefined, where TypeScript is asked to know the difference.
    return { cacheName, matchOptions, plugins: own as unknown as Plugins };
  };
  const inTime = { networkTimeoutSeconds: patience };
  return {
    page: new NetworkFirst({
      ...options('page', pagesAlone, reportsNewer, offlineAnswer(settings, origin)),
      ...inTime,
    }),
    hashed: new CacheFirst(options('hashed')),
    hashedAnew: new NetworkFirst(options('hashed')),
    data: new NetworkFirst({ ...options('data', reportsNewer), ...inTime }),
    file: new StaleWhileRevalidate(options('file')),
    api: new NetworkFirst({ ...options('api', reportsNewer), ...inTime }),
  };
}
