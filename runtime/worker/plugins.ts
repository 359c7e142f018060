import { startCache } from '../../schema/offline/offline-names.ts';
import { cacheKey } from './cache-key.ts';
import { pageOfEvent, reportRenewed } from './renewed-pages.ts';

type Param = {
  readonly request: Request;
  readonly event: Event;
  readonly state?: { kept?: Response; shown?: Response };
};

type WithAnswer = Param & { readonly response: Response };

/** What a strategy of Workbox asks at its steps. */
export type StrategyPlugin = {
  readonly cacheKeyWillBeUsed?: (param: Param) => Promise<string>;
  readonly cacheWillUpdate?: (param: WithAnswer) => Promise<Response | null>;
  readonly cachedResponseWillBeUsed?: (
    param: Param & { readonly cachedResponse?: Response },
  ) => Promise<Response | undefined>;
  readonly cacheDidUpdate?: (param: Param & { readonly newResponse: Response }) => Promise<void>;
  readonly fetchDidSucceed?: (param: WithAnswer) => Promise<Response>;
  readonly handlerWillRespond?: (param: WithAnswer) => Promise<Response>;
  readonly handlerDidError?: (param: Param) => Promise<Response | undefined>;
};

/** Whether two answers say the same. */
export async function isSameAnswer(one: Response, other: Response): Promise<boolean> {
  const [first, second] = await Promise.all([one.clone().text(), other.clone().text()]);
  return first === second;
}

/** Keeps HTML alone, and no answer that another address gave: browsers refuse that for a page. */
export const pagesAlone: StrategyPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const isPage = response.headers.get('content-type')?.includes('text/html') ?? false;
    return response.status === 200 && isPage && !response.redirected ? response : null;
  },
};

/** Keeps answers under addresses that are the same the next time. */
export const underLastingKeys: StrategyPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => cacheKey(request.url),
};

/** Takes what start pages need from the cache that keeps it, where no newer one is kept. */
export const fromStart = (base: string): StrategyPlugin => ({
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ??
    (await caches.open(startCache(base))).match(cacheKey(request.url), { ignoreVary: true }),
});

/** Says to a page that it shows something kept of which the server has another version by now. */
export const reportsNewer: StrategyPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, state }) => {
    if (state && cachedResponse) state.kept = cachedResponse;
    return cachedResponse;
  },
  // What is kept may have been looked up just before the server answered after all: then nobody sees it.
  handlerWillRespond: async ({ response, state }) => {
    if (state && response === state.kept) state.shown = response.clone();
    return response;
  },
  cacheDidUpdate: async ({ newResponse, event, state }) => {
    if (state?.shown && !(await isSameAnswer(state.shown, newResponse)))
      await reportRenewed(pageOfEvent(event));
  },
};

/** Forgets what the server says is gone: what was taken back is not read on. */
export const forgetsGone = (cacheName: string): StrategyPlugin => ({
  fetchDidSucceed: async ({ request, response }) => {
    if (response.status === 404 || response.status === 410)
      await (await caches.open(cacheName)).delete(cacheKey(request.url), { ignoreVary: true });
    return response;
  },
});
