import { once } from 'node:events';
import { createServer, request } from 'node:http';

export type HoldingProxy = {
  readonly origin: string;
  /** From the request on whose address matches, and after so many of them, answers are held back. */
  readonly hold: (address: RegExp, after: number) => void;
  readonly pass: () => void;
  /** Waits until the server behind has a request whose answer is held back. */
  readonly held: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Stands before a server, to stop its client in the middle. */
export async function holdingProxy(port: number): Promise<HoldingProxy> {
  let wanted: RegExp | undefined;
  let left = 0;
  let tell = (): void => undefined;
  let holds = new Promise<void>(() => undefined);
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url: path = '' } = incoming;
    const isCounted = wanted?.test(path) ?? false;
    const isHeld = isCounted && left <= 0;
    if (isCounted) left -= 1;
    const onward = request({ port, host: '127.0.0.1', method, headers, path }, (answer) => {
      if (isHeld) return answer.resume();
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      return answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
    if (isHeld) incoming.on('end', () => tell());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    hold: (pattern, after) => {
      wanted = pattern;
      left = after;
      holds = new Promise((resolve) => {
        tell = resolve;
      });
    },
    pass: () => {
      wanted = undefined;
    },
    held: () => holds,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
