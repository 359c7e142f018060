import { readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};
/** What Pagefind writes is compressed already. */
const compressed = /\.(?:pf_\w+|pagefind|webp|png|jpe?g|woff2)$/;

const drawing = /\.(?:svg|webp|png|jpe?g)$/;

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

type Counted = { readonly bytes: number; readonly requests: number };

export type BrotliServer = {
  readonly base: string;
  readonly close: () => void;
  /**
   * Bytes and requests that went out since it was asked for the last time, heads and those of workers
   * included; drawings of the page are none of the search's. `ofIndex`: what of these were files of an index.
   */
  readonly counted: () => Counted & { readonly ofIndex: Counted };
  /** Bytes a second that go out from now on, one answer after the other; undefined: as fast as it can. */
  readonly limit: (rate: number | undefined) => void;
};

/** What the head of an answer has here. */
const headBytes = 200;

/** Serves a folder as a host does that shrinks texts with brotli (level 5); every route with the page. */
export async function serveBrotli(folder: string): Promise<BrotliServer> {
  const nothing = { bytes: 0, requests: 0 };
  let all: Counted = nothing;
  let ofIndex: Counted = nothing;
  let rate: number | undefined;
  let free = 0;
  const send = (response: ServerResponse, body: Buffer, path: string): void => {
    const size = body.length + headBytes;
    const oneMore = ({ bytes, requests }: Counted): Counted => ({
      bytes: bytes + size,
      requests: requests + 1,
    });
    if (!drawing.test(path)) all = oneMore(all);
    if (path.startsWith('/search/')) ofIndex = oneMore(ofIndex);
    if (rate === undefined) {
      response.end(body);
      return;
    }
    free = Math.max(free, performance.now()) + (size / rate) * 1000;
    setTimeout(() => response.end(body), free - performance.now());
  };
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    const wanted = join(folder, normalize(path));
    const file =
      [wanted, `${wanted}.html`, join(folder, 'shell.html')].find(isFile) ??
      join(folder, 'index.html');
    const body = readFileSync(file);
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    if (compressed.test(file)) return send(response, body, path);
    response.setHeader('Content-Encoding', 'br');
    return send(
      response,
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
      path,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
    counted: () => {
      const now = { ...all, ofIndex };
      all = nothing;
      ofIndex = nothing;
      return now;
    },
    limit: (next) => {
      rate = next;
    },
  };
}
