import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DevEvents } from '../../schema/dev-events.ts';

/** Milliseconds between signs of life: what stands in between may close connections on which nothing is said. */
const beat = 25_000;

/** The pages that listen. */
export type EventStream = {
  /** Answers a page that wants to listen, and says the first thing to it. */
  readonly open: (
    request: IncomingMessage,
    response: ServerResponse,
    hello: DevEvents['hello'],
  ) => void;
  /** Says something to all pages. */
  readonly send: <Name extends keyof DevEvents>(name: Name, data: DevEvents[Name]) => void;
  readonly close: () => void;
};

const eventText = (name: string, data: unknown): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Pushes events to pages, as the HTML Standard describes them (server-sent events). */
export function eventStream(): EventStream {
  const pages = new Set<ServerResponse>();
  const timer = setInterval(() => {
    for (const page of pages) page.write(':\n\n');
  }, beat);
  timer.unref();
  return {
    open: (request, response, hello) => {
      response.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
      });
      // A page whose server is gone asks again that soon.
      response.write(`retry: 500\n${eventText('hello', hello)}`);
      pages.add(response);
      request.on('close', () => pages.delete(response));
    },
    send: (name, data) => {
      for (const page of pages) page.write(eventText(name, data));
    },
    close: () => {
      clearInterval(timer);
      for (const page of pages) page.end();
      pages.clear();
    },
  };
}
