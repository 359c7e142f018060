import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import compressible from 'compressible';

/** An answer before it is compressed. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** Where answers come from: by path with query, and by the headers of the request. */
export type AnswerSource = (address: string, headers: IncomingHttpHeaders) => Promise<Answer>;

export type Server = { readonly origin: string; readonly close: () => void };

/** Pages are compressed while they are sent, assets once and for good: levels as hosts choose them. */
const pageQuality = 5;
const assetQuality = 11;
/** Bytes below which compression does not pay, as in nginx and Apache's recipes. */
const minSize = 1024;

function compressed({ status, headers, body }: Answer): Answer {
  const type = headers['content-type'] ?? '';
  if (body.length < minSize || compressible(type) !== true) return { status, headers, body };
  const quality = type.startsWith('text/html') ? pageQuality : assetQuality;
  return {
    status,
    headers: { ...headers, 'content-encoding': 'br' },
    body: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  };
}

/**
 * Serves a source of answers on a free loopback port, with brotli. Answers are kept by address and user agent:
 * every visit waits for the network alone, whatever it took to make them.
 */
export async function serveCompressed(source: AnswerSource): Promise<Server> {
  const kept = new Map<string, Promise<Answer>>();
  const server = createServer(({ url = '/', headers }, response) => {
    const key = `${headers['user-agent']} ${url}`;
    const answer = kept.get(key) ?? source(url, headers).then(compressed);
    kept.set(key, answer);
    answer.then(
      ({ status, headers: own, body }) => {
        response.writeHead(status, { ...own, 'content-length': String(body.length) }).end(body);
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
