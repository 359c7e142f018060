import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  CacheFirst,
  StaleWhileRevalidate,
  Strategy,
  type StrategyHandler,
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
  underLastingKeys,
} from './plugins.ts';

type Plugins = NonNullable<StrategyOptions['plugins']>;

/** Milliseconds that a visitor waits for the server where there is something kept to show. */
const defaultPatience = 3000;

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

/**
 * What the server has goes before what is kept, if it comes in time. Workbox's own strategy lets browsers end the worker
 * when what is kept was handed out: then nobody hears of what comes later, and it is not kept.
 */
class ServerFirst extends Strategy {
  readonly patience: number;

  /** @param patience milliseconds that the server has where something is kept */
  constructor(options: StrategyOptions, patience: number = defaultPatience) {
    super(options);
    this.patience = patience;
  }

  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<Response | undefined>((resolve) => {
      timer = setTimeout(() => resolve(handler.cacheMatch(request)), this.patience);
    });
    const fetched = handler
      .fetchAndCachePut(request)
      .catch(() => undefined)
      .finally(() => clearTimeout(timer));
    void handler.waitUntil(fetched);
    const answer =
      (await Promise.race([fetched, late])) ??
      (await fetched) ??
      (await handler.cacheMatch(request));
    if (!answer) throw new Error(`${request.url} is neither there nor kept`);
    return answer;
  }
}

export type Strategies = Readonly<Record<RequestKind, Strategy>> & {
  /** For hashed files that a page wants from the server, as what is kept may be damaged. */
  readonly hashedAnew: Strategy;
};

/**
 * How each kind of request is answered. What the server has goes before what is kept, if it comes in time; hashed files
 * never change, and pictures are shown as they are kept and renewed meanwhile.
 */
export function strategies(settings: WorkerSettings, origin: string): Strategies {
  const { base, apiPatience } = settings;
  const options = (kind: RequestKind, ...plugins: readonly StrategyPlugin[]) => {
    const cacheName = cacheOf(kind, base);
    const own = [
      kept[kind],
      underLastingKeys,
      ...(kind === 'page' ? [] : [new CacheableResponsePlugin({ statuses: [200] })]),
      forgetsGone(cacheName),
      fromStart(base),
      ...plugins,
    ];
    // Workbox's types have members of plugins that may be undefined, where TypeScript is asked to know the difference.
    return { cacheName, matchOptions, plugins: own as unknown as Plugins };
  };
  return {
    page: new ServerFirst(
      options('page', pagesAlone, reportsNewer, offlineAnswer(settings, origin)),
    ),
    hashed: new CacheFirst(options('hashed')),
    hashedAnew: new ServerFirst(options('hashed')),
    data: new ServerFirst(options('data', reportsNewer)),
    file: new StaleWhileRevalidate(options('file')),
    api: new ServerFirst(options('api', reportsNewer), Math.min(apiPatience, defaultPatience)),
  };
}
