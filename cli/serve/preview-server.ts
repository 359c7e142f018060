import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { serverErrorFile } from '../outputs/server-error-html.ts';
import { answerForPath } from './answer-for-path.ts';
import { builtSiteReader } from './built-site.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { staticFiles } from './static-files.ts';

const plain = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
};

/** Whether a path can be decoded, and names nothing that no file system can hold. */
const isDecodable = (path: string): boolean => {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    // The address is answered with 400; why it cannot be decoded does not matter.
    return false;
  }
};

/**
 * A server for a built site, as a production server should answer: files with validators, hashed files
 * for good, every route with the page, 301 for another spelling, 404 with the page for no route.
 */
export function previewServer(folder: string): Server {
  const site = builtSiteReader(folder);
  const files = staticFiles(folder, '/static/');
  const failed = async (error: unknown, response: ServerResponse): Promise<void> => {
    const html = await readFile(join(folder, serverErrorFile)).catch(() => undefined);
    if (html === undefined) return plain(response, 500, String(error));
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const built = await site();
    const { base } = built.model;
    const [path = '/', query] = (request.url ?? '/').split('?', 2);
    response.setHeader('Content-Security-Policy', contentSecurityPolicy(built.model));
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(response, 405, 'GET only');
    if (!isDecodable(path))
      return plain(response, 400, 'the address has a % that encodes nothing that can be shown');
    const tail = query === undefined ? '' : `?${query}`;
    if (`${path}/` === base) {
      response.writeHead(301, { Location: base + tail }).end();
      return;
    }
    if (!path.startsWith(base)) return plain(response, 404, `this site is at ${base}`);
    const below = path.slice(base.length - 1);
    const page = async (): Promise<void> => {
      const found = answerForPath(below, built);
      if (found.status === 301) {
        response.writeHead(301, { Location: base.slice(0, -1) + found.path + tail }).end();
        return;
      }
      const html = await readFile(join(folder, 'index.html'));
      response.writeHead(found.status, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
      });
      response.end(request.method === 'HEAD' ? undefined : html);
    };
    if (below === '/index.html') {
      response.writeHead(301, { Location: base + tail }).end();
      return;
    }
    const isHidden = below
      .split('/')
      .some((name) => name.startsWith('.') && name !== '.well-known');
    if (below.endsWith('/') || isHidden) return page();
    request.url = below + tail;
    files(request, response, () => void page().catch((error) => failed(error, response)));
  };
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) void failed(error, response);
    });
  });
}
