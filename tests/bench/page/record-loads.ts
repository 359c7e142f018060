import type { CDPSession } from 'playwright-core';

/** A request that was answered. */
export type Load = {
  readonly url: string;
  readonly kind: 'page' | 'script' | 'style' | 'data' | 'other';
  /** When it was sent, in milliseconds since 1970. */
  readonly start: number;
  /** Bytes of the body on the wire: what heads take depends on the host and on its protocol. */
  readonly bytes: number;
};

export type Loads = {
  readonly all: () => readonly Load[];
  /** When the last one began or ended, in milliseconds since 1970; now, as long as one is under way. */
  readonly last: () => number;
};

const kinds: readonly (readonly [type: RegExp, kind: Load['kind']])[] = [
  [/^text\/html/, 'page'],
  [/javascript$/, 'script'],
  [/^text\/css/, 'style'],
  [/json$/, 'data'],
];
const kindOf = (mimeType: string): Load['kind'] =>
  kinds.find(([type]) => type.test(mimeType))?.[1] ?? 'other';

/** Browsers ask for it by themselves where a page names no icon. */
const defaultIcon = '/favicon.ico';

/** Records what a page loads from now on. A redirect counts as a request; what comes from a data: address does not. */
export async function recordLoads(session: CDPSession): Promise<Loads> {
  type Open = { url: string; start: number; mimeType: string; head: number };
  const open = new Map<string, Open>();
  const done: Load[] = [];
  let last = Date.now();
  const finish = (id: string, bytes: number): void => {
    const found = open.get(id);
    if (!found) return;
    open.delete(id);
    done.push({ url: found.url, start: found.start, kind: kindOf(found.mimeType), bytes });
    last = Date.now();
  };
  session.on('Network.requestWillBeSent', (event) => {
    const { protocol, pathname } = new URL(event.request.url);
    if (!/^https?:$/.test(protocol) || pathname === defaultIcon) return;
    const redirect = event.redirectResponse;
    if (redirect) finish(event.requestId, 0);
    const { url } = event.request;
    open.set(event.requestId, { url, start: event.wallTime * 1000, mimeType: '', head: 0 });
    last = Date.now();
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const found = open.get(requestId);
    if (!found) return;
    found.mimeType = response.mimeType;
    found.head = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    finish(requestId, Math.max(0, encodedDataLength - (open.get(requestId)?.head ?? 0))),
  );
  session.on('Network.loadingFailed', ({ requestId }) => finish(requestId, 0));
  await session.send('Network.enable');
  return {
    all: () => [...done].sort((a, b) => a.start - b.start),
    last: () => (open.size > 0 ? Date.now() : last),
  };
}
