import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { serverErrorFile } from '../outputs/server-error-html.ts';
import { answerForPath } from './answer-for-path.ts';
import { builtSiteReader } from './built-site.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { plainAnswer } from './plain-answer.ts';
import { requestTarget } from './request-target.ts';
import { staticFiles } from './static-files.ts';

/** Files whose names change with their content may be kept for good. */
const cacheControlOf = (path: string): string =>
  path.startsWith('/static/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** An address in a header: what is not ASCII, such as a path in Chinese, encoded. */
const headerText = (address: string): string =>
  address.replace(/[^\x21-\x7e]+/g, encodeURIComponent);

/** Whether a script, a style or a picture is asked for, which a page of HTML is no answer to. */
const wantsFile = (path: string, { headers }: IncomingMessage): boolean =>
  /\.\w+$/.test(path) && !headers.accept?.includes('text/html');

/**
 * A server for a built site, as a production server should answer: files with validators, compressed and in
 * ranges, hashed files for good, every route with the page, 301 for what moved for everybody, 404 with the page
 * for no route.
 */
export function previewServer(folder: string): Server {
  const site = builtSiteReader(folder);
  const files = staticFiles(folder);
  const failed = async (error: unknown, response: ServerResponse): Promise<void> => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const html = await readFile(join(folder, serverErrorFile)).catch(() => undefined);
    for (const name of response.getHeaderNames()) {
      if (/^(?:content-(?!security)|etag|last-modified|cache-control)/.test(name))
        response.removeHeader(name);
    }
    if (html === undefined) return plainAnswer(response, 500, String(error));
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const built = await site();
    const { base } = built.model;
    response.setHeader('Content-Security-Policy', contentSecurityPolicy(built.model));
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    const target = requestTarget(request);
    if ('status' in target)
      return plainAnswer(response, target.status, target.text, target.headers);
    const { path, query } = target;
    const lead = (to: string): void => {
      response.writeHead(301, { Location: headerText(to) }).end();
    };
    if (`${path}/` === base || path === `${base}index.html`) return lead(base + query);
    if (!path.startsWith(base)) return plainAnswer(response, 404, `this site is at ${base}`);
    const below = path.slice(base.length - 1);
    if (await files(request, response, below, { cacheControl: cacheControlOf(below) })) return;
    const found = answerForPath(below, query, built);
    if (found.status === 301)
      return lead(found.to.startsWith('/') ? base.slice(0, -1) + found.to : found.to);
    if (found.status === 404 && wantsFile(below, request))
      return plainAnswer(response, 404, 'there is no such file');
    const { status } = found;
    const page = { cacheControl: 'no-cache', ...(status === 404 ? { status } : {}) };
    if (!(await files(request, response, '/index.html', page)))
      throw new Error('index.html is missing');
  };
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => failed(error, response));
  });
}
