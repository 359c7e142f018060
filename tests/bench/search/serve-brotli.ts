import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
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

const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Serves a folder as a host does that shrinks texts with brotli (level 5); every route with the page. */
export async function serveBrotli(folder: string): Promise<{ base: string; server: Server }> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    const wanted = join(folder, normalize(path));
    const file = isFile(wanted) ? wanted : join(folder, 'index.html');
    const body = readFileSync(file);
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    if (compressed.test(file)) return response.end(body);
    response.setHeader('Content-Encoding', 'br');
    response.end(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
