import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import {
  type DevReport,
  devEventsPath,
  devFailurePath,
  devOpenPath,
} from '../../schema/dev-events.ts';
import type { SiteModel } from '../../schema/model.ts';
import type { ServerSettings } from '../../schema/source.generated.ts';
import { contentTypeOf } from '../files/content-type.ts';
import { contentOf, type NewFile } from '../files/new-file.ts';
import { packageRoot } from '../files/package-root.ts';
import { isOwnHost, type OwnHosts, otherHost } from '../serve/own-host.ts';
import { plainAnswer } from '../serve/plain-answer.ts';
import { requestTarget } from '../serve/request-target.ts';
import { sendLead } from '../serve/send-lead.ts';
import { staticFiles } from '../serve/static-files.ts';
import { contentSecurityPolicy } from '../server/rules/content-security-policy.ts';
import type { DevPage } from './dev-page.ts';
import type { DevSite } from './dev-site.ts';
import type { EventStream } from './event-stream.ts';
import { pageAddresses } from './page-addresses.ts';
import { type PlacedFailure, placedFailure } from './page-failure.ts';
import { readFailure } from './read-failure.ts';

/** More characters than these are no failure of a page. */
const maxFailure = 100_000;

type Served = {
  readonly site: DevSite;
  readonly page: DevPage;
  readonly events: EventStream;
  /** Opens a place of a file in the author's editor. */
  readonly openEditor: (place: string) => void;
  /** Reports what failed in a page, and says it as a page shows it. */
  readonly onPageFailure: (failure: PlacedFailure, base: string) => DevReport;
  readonly hosts: OwnHosts;
};

/** Whether what a request does may be done: no other page may have it done. */
const isOwnPage = ({ headers }: IncomingMessage): boolean =>
  headers.origin === undefined || headers.origin === `http://${headers.host}`;

/**
 * As strict as where the site is published: what it forbids is noticed here. Which pictures it allows is known once a
 * site is built.
 */
function policyOf(model: SiteModel, { sources = {}, embeddedBy = [] }: ServerSettings): string {
  const { pictures = [], films = [] } = sources;
  return contentSecurityPolicy(model, {
    scriptHashes: [],
    sources: { ...sources, pictures: ['https:', ...pictures], films: ['https:', ...films] },
    embeddedBy,
  });
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  file: NewFile,
): Promise<void> {
  const bytes = await contentOf(file);
  response.writeHead(200, {
    'Content-Type': contentTypeOf(path),
    'Content-Length': bytes.length,
    'Cache-Control': 'no-cache',
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/**
 * A server for a site that is written: emitted files from memory, the runtime's and public ones from the disk, and for
 * every other address the page that shows the site.
 */
export function devServer({
  site,
  page,
  events,
  openEditor,
  onPageFailure,
  hosts,
}: Served): Server {
  const runtime = staticFiles(join(packageRoot(), 'dist', 'runtime'));
  const ownFiles = staticFiles(resolve(site.folder, 'public'));

  const isPage = pageAddresses();

  const open = (request: IncomingMessage, response: ServerResponse): void => {
    const query = new URL(request.url ?? '', 'http://localhost').searchParams;
    const file = resolve(query.get('file') ?? '');
    const place = ['line', 'column'].map((name) => Number.parseInt(query.get(name) ?? '1', 10));
    const isOfSite = file.startsWith(resolve(site.folder) + sep);
    if (request.method !== 'POST') {
      plainAnswer(response, 405, 'POST only', { Allow: 'POST' });
    } else if (!isOwnPage(request) || !isOfSite || place.some(Number.isNaN)) {
      plainAnswer(response, 403, 'only files of the site are opened');
    } else {
      openEditor([file, ...place].join(':'));
      response.writeHead(204).end();
    }
  };

  const failure = async (
    request: IncomingMessage,
    response: ServerResponse,
    base: string,
  ): Promise<void> => {
    if (request.method !== 'POST')
      return plainAnswer(response, 405, 'POST only', { Allow: 'POST' });
    if (!isOwnPage(request)) return plainAnswer(response, 403, 'only pages of the site are heard');
    let said = '';
    for await (const part of request) {
      // Read to its end: a page that is cut off would not hear the answer.
      if (said.length <= maxFailure) said += part;
    }
    if (said.length > maxFailure) return plainAnswer(response, 413, 'that is too long');
    const read = readFailure(said);
    if (!read) return plainAnswer(response, 400, 'this is no failure');
    const failing = site.failing();
    const placed = failing && placedFailure(read, failing);
    if (!placed) {
      response.writeHead(204).end();
      return undefined;
    }
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(onPageFailure(placed, base)));
    return undefined;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isOwnHost(request, hosts)) return plainAnswer(response, ...otherHost);
    const model = site.model();
    const base = model?.site.base ?? '/';
    const url = request.url ?? '/';
    if (url.startsWith(`${base}${devOpenPath}`)) return open(request, response);
    if (url === `${base}${devFailurePath}`) return failure(request, response, base);
    const target = requestTarget(request);
    if ('status' in target)
      return plainAnswer(response, target.status, target.text, target.headers);
    const { path, query } = target;
    if (!path.startsWith(base)) return sendLead(response, 302, base + query);
    const below = decodeURIComponent(path.slice(base.length));
    if (below === devEventsPath) {
      const report = site.report();
      return events.open(request, response, { build: site.build(), ...(report ? { report } : {}) });
    }
    const file = await site.find(below);
    if (file) return sendFile(request, response, below, file);
    if (below.startsWith('static/')) {
      const kept = { cacheControl: 'public, max-age=31536000, immutable' };
      if (await runtime(request, response, `/${below}`, kept)) return undefined;
    }
    if (await ownFiles(request, response, `/${below}`, { cacheControl: 'no-cache' }))
      return undefined;
    const wantsPage = request.headers.accept?.includes('text/html') || !/\.\w+$/.test(below);
    if (!wantsPage) return plainAnswer(response, 404, 'there is no such file');
    if (model) response.setHeader('Content-Security-Policy', policyOf(model.site, site.server()));
    response.writeHead(!model || isPage(model, `/${below}`) ? 200 : 404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(page(model, base, site.build()));
    return undefined;
  };
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else plainAnswer(response, 500, error instanceof Error ? error.message : String(error));
    });
  });
}
