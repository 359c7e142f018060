import type { Loading } from './load-with-retry.ts';
import type { ResourceRequest } from './resource-request.ts';

export type Resource<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly error: unknown };

/** Things that are loaded once and read by key, without a promise in sight while they are there. */
export type ResourceCache = {
  /** What is known of a resource; undefined where nobody asked for it yet. */
  readonly read: <Value>(key: string) => Resource<Value> | undefined;
  /** Asks for a resource. It is loaded once; one that failed is tried again. */
  readonly request: (request: ResourceRequest) => Promise<void>;
  /** Asks once more for a resource that is still awaited: which of the answers comes first counts. */
  readonly askAgain: (request: ResourceRequest) => void;
  /** When a resource that is there arrived, in milliseconds since 1970. */
  readonly time: (key: string) => number | undefined;
  /** Loads a resource that is there once more; where that fails, the old one stays. Tells whether it is new. */
  readonly renew: (key: string, load: () => Promise<unknown>) => Promise<boolean>;
  /** The same promise each time; it resolves when the resource is there, and never where it fails for good. */
  readonly whenReady: (key: string) => Promise<void>;
  /** Puts a resource there that came in another way. */
  readonly take: (key: string, value: unknown) => void;
  /** Forgets a resource: whoever wants it again loads it. */
  readonly forget: (key: string) => void;
  /** Keys of all that is there. */
  readonly keys: () => readonly string[];
  readonly subscribe: (changed: () => void) => () => void;
  /** Grows with every change. */
  readonly version: () => number;
};

/**
 * An empty cache.
 * @param loading how everything is loaded; default: once, as it comes
 */
export function resourceCache(loading: Loading = (load) => load()): ResourceCache {
  const resources = new Map<string, Resource<unknown>>();
  const pending = new Map<string, Promise<void>>();
  const renewals = new Map<string, Promise<boolean>>();
  const awaited = new Map<
    string,
    { readonly promise: Promise<void>; readonly resolve: () => void }
  >();
  const listeners = new Set<() => void>();
  let version = 0;
  const times = new Map<string, number>();
  const put = (key: string, resource: Resource<unknown>): void => {
    if (resource.state === 'ready') times.set(key, Date.now());
    resources.set(key, resource);
    if (resource.state === 'ready') awaited.get(key)?.resolve();
    version += 1;
    for (const listener of listeners) listener();
  };
  /** Of several attempts the first that succeeds counts. */
  const arrive = (key: string, value: unknown): void => {
    if (resources.get(key)?.state !== 'ready') put(key, { state: 'ready', value });
  };
  /** What failed later than another attempt succeeded is there all the same. */
  const fail = (key: string, error: unknown): void => {
    if (resources.get(key)?.state !== 'ready') put(key, { state: 'failed', error });
  };
  return {
    read: <Value>(key: string) => resources.get(key) as Resource<Value> | undefined,
    request: ({ key, load, isOutside }) => {
      if (resources.get(key)?.state === 'ready') return Promise.resolve();
      const running = pending.get(key);
      if (running) return running;
      put(key, { state: 'loading' });
      const started = (isOutside ? load() : loading(load))
        .then(
          (value) => arrive(key, value),
          // A network's mistake is a state that the page shows.
          (error: unknown) => fail(key, error),
        )
        .finally(() => pending.delete(key));
      pending.set(key, started);
      return started;
    },
    askAgain: ({ key, load }) => {
      if (resources.get(key)?.state !== 'loading') return;
      load().then(
        (value) => arrive(key, value),
        // The first attempt is still under way; it says what failed.
        () => undefined,
      );
    },
    time: (key) => times.get(key),
    renew: (key, load) => {
      const running = renewals.get(key);
      if (running) return running;
      const started = load()
        .then(
          (value) => {
            put(key, { state: 'ready', value });
            return true;
          },
          // The old one is shown on, and says that it is old.
          () => false,
        )
        .finally(() => renewals.delete(key));
      renewals.set(key, started);
      return started;
    },
    whenReady: (key) => {
      const known = awaited.get(key);
      if (known) return known.promise;
      let resolve = (): void => undefined;
      const promise = new Promise<void>((done) => {
        resolve = done;
      });
      awaited.set(key, { promise, resolve });
      if (resources.get(key)?.state === 'ready') resolve();
      return promise;
    },
    take: arrive,
    forget: (key) => {
      resources.delete(key);
    },
    keys: () => [...resources].flatMap(([key, { state }]) => (state === 'ready' ? [key] : [])),
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    version: () => version,
  };
}
