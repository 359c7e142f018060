/** What a service worker stands in, as far as ours asks for it: caches, events, a server that answers or does not. */

const origin = 'https://www.example.edu';

type Listener = (event: Event) => void;

export type FakeScope = {
  /** Texts by path; others are 404. */
  readonly site: Map<string, string>;
  /** No answer at all. */
  isDown: boolean;
  /** Milliseconds until an answer comes. */
  delay: number;
  /** Milliseconds until a cache answers. */
  cacheDelay: number;
  /** What was said to pages. */
  readonly posted: (readonly [page: string, message: unknown])[];
  /** Addresses that are kept, by the cache's name. */
  readonly kept: () => Readonly<Record<string, readonly string[]>>;
  /** Sends an event and waits until all is done. */
  readonly send: (name: string, more?: object) => Promise<void>;
  /** Opens an address as a page, and gives what is shown and waits for the rest. */
  readonly open: (path: string) => Promise<{ text: string; done: () => Promise<void> }>;
};

const addressOf = (asked: Request | string): string =>
  typeof asked === 'string' ? new URL(asked, origin).href : asked.url;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

function fakeCache(entries: Map<string, Response>, scope: Pick<FakeScope, 'cacheDelay'>) {
  return {
    match: async (asked: Request | string) => entries.get(addressOf(asked))?.clone(),
    put: async (asked: Request | string, answer: Response) => {
      await wait(scope.cacheDelay);
      entries.set(addressOf(asked), answer);
    },
    delete: async (asked: Request | string) => entries.delete(addressOf(asked)),
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
  };
}

/** Puts a worker's scope in the place of Node's, with what the build writes before the worker. */
export function fakeScope(siteSettings: object): FakeScope {
  const stores = new Map<string, Map<string, Response>>();
  const listeners = new Map<string, Listener[]>();
  const storeOf = (name: string): Map<string, Response> => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return store;
  };
  const send = (name: string, more: object): (() => Promise<void>) => {
    const waited: Promise<unknown>[] = [];
    const waitUntil = (done: Promise<unknown>): void => {
      waited.push(Promise.resolve(done).catch(() => undefined));
    };
    for (const listener of listeners.get(name) ?? [])
      listener(Object.assign(new Event(name), { waitUntil, ...more }));
    return async () => {
      for (const each of waited) await each;
    };
  };
  const scope: FakeScope = {
    site: new Map(),
    isDown: false,
    delay: 0,
    cacheDelay: 0,
    posted: [],
    kept: () =>
      Object.fromEntries(
        [...stores].map(([name, store]) => [
          name,
          [...store.keys()].map((url) => url.replace(origin, '')),
        ]),
      ),
    send: (name, more = {}) => send(name, more)(),
    open: async (path) => {
      const request = new Request(origin + path);
      Object.defineProperty(request, 'mode', { value: 'navigate' });
      let answer: Promise<Response> | undefined;
      const respondWith = (given: Promise<Response>): void => {
        answer = given;
      };
      const done = send('fetch', { request, resultingClientId: path, respondWith });
      return { text: (await (await answer)?.text()) ?? '', done };
    },
  };
  Object.assign(globalThis, {
    self: globalThis,
    __WB_DISABLE_DEV_LOGS: true,
    siteSettings,
    location: new URL(`${origin}/sw.js`),
    registration: { scope: `${origin}/` },
    FetchEvent: class {},
    ExtendableEvent: Event,
    caches: {
      open: async (name: string) => fakeCache(storeOf(name), scope),
      keys: async () => [...stores.keys()],
      match: async (asked: Request, { cacheName = '' } = {}) => {
        await wait(scope.cacheDelay);
        return fakeCache(storeOf(cacheName), scope).match(asked);
      },
    },
    clients: {
      claim: async () => undefined,
      get: async (id: string) => ({
        id,
        postMessage: (message: unknown) => scope.posted.push([id, message]),
      }),
    },
    skipWaiting: async () => undefined,
    addEventListener: (name: string, listener: Listener) =>
      listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    fetch: async (asked: Request | string) => {
      await wait(scope.delay);
      if (scope.isDown) throw new TypeError('Failed to fetch');
      const path = addressOf(asked).replace(origin, '');
      const text = scope.site.get(path);
      const headers = {
        'content-type': path.startsWith('/static/') ? 'text/javascript' : 'text/html',
      };
      return new Response(text ?? 'not found', { status: text === undefined ? 404 : 200, headers });
    },
  });
  return scope;
}
