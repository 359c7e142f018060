/*
 * What a service worker has of its own (Service Workers, W3C): the library of types for windows, which the runtime is
 * checked with, does not know it, and both libraries together contradict each other.
 */

/** Keeps the worker running until something is done. */
export type LastingEvent = Event & { readonly waitUntil: (done: Promise<unknown>) => void };

export type WorkerClient = {
  readonly id: string;
  readonly postMessage: (message: unknown) => void;
};

export type WorkerMessageEvent = LastingEvent & {
  readonly data: unknown;
  readonly source: WorkerClient | null;
};

type WorkerEvents = {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly message: WorkerMessageEvent;
};

export type WorkerScope = {
  readonly location: Location;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly get: (id: string) => Promise<WorkerClient | undefined>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    act: (event: WorkerEvents[Name]) => void,
  ) => void;
};

export const scope = globalThis as unknown as WorkerScope;
