import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { previewServer } from '../../cli/serve/preview-server.ts';

/** What was recorded, by whom: the members that its service reads. */
export type Recorded = Readonly<Record<string, string>>;

export type AnalyticsServer = {
  readonly origin: string;
  readonly matomo: Recorded[];
  readonly plausible: Recorded[];
  readonly baidu: Recorded[];
  readonly endpoint: Recorded[];
  /** Paths of scripts that were loaded. */
  readonly scripts: string[];
  /** Forgets all of it. */
  readonly clear: () => void;
  /** Serves a built site, with an address on its host that takes what is recorded. */
  readonly serve: (folder: string) => Promise<string>;
  readonly close: () => Promise<void>;
};

/** What Matomo's tracker does with its queue, as far as its documentation says. */
const matomoScript = `{
  const state = {};
  let cookies = true;
  const send = (values) => navigator.sendBeacon(state.setTrackerUrl + '?' + new URLSearchParams({
    idsite: state.setSiteId, rec: 1, url: state.setCustomUrl, urlref: state.setReferrerUrl ?? '',
    cookie: cookies ? 1 : 0, ...values }));
  const run = ([name, ...values]) => {
    if (cookies && name.startsWith('track')) document.cookie = '_pk_id.3.x=1; path=/';
    if (name === 'disableCookies') cookies = false;
    else if (name === 'deleteCookies') document.cookie = '_pk_id.3.x=; path=/; max-age=0';
    else if (name === 'trackPageView') send({ action_name: state.setDocumentTitle });
    else if (name === 'trackSiteSearch') send({ search: values[0], search_count: values[2] });
    else if (name === 'trackLink') send({ [values[1]]: values[0] });
    else if (name === 'trackEvent') send({ e_c: values[0], e_a: values[1], e_n: values[2] });
    else state[name] = values[0];
  };
  const before = window._paq;
  window._paq = { push: (...calls) => calls.forEach(run) };
  before.forEach(run);
}`;

/** What the script of Baidu Tongji does with its queue: it sends by pictures. */
const baiduScript = `{
  let auto = true;
  const send = (values) => { new Image().src = 'https://hm.baidu.com/hm.gif?' + new URLSearchParams(values); };
  document.cookie = 'Hm_lvt_0=1; path=/';
  const run = ([name, ...values]) => {
    if (name === '_setAutoPageview') auto = values[0];
    else if (name === '_trackPageview') send({ page: values[0] });
    else if (name === '_trackEvent') send({ event: values.join('|') });
  };
  const before = window._hmt;
  window._hmt = { push: run };
  before.forEach(run);
  if (auto) send({ page: 'by itself' });
}`;

const bodyOf = async (request: IncomingMessage): Promise<Recorded> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString());
};

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const end = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });

/** Services that record visits, on loopback. */
export async function analyticsServer(): Promise<AnalyticsServer> {
  const [matomo, plausible, baidu, endpoint]: [Recorded[], Recorded[], Recorded[], Recorded[]] = [
    [],
    [],
    [],
    [],
  ];
  const scripts: string[] = [];
  const servers: Server[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    const values = Object.fromEntries(searchParams);
    if (pathname.endsWith('.js')) {
      scripts.push(pathname);
      response.writeHead(200, { 'Content-Type': 'text/javascript' });
      return void response.end(pathname === '/matomo.js' ? matomoScript : baiduScript);
    }
    if (pathname === '/matomo.php') matomo.push(values);
    if (pathname === '/hm.gif') baidu.push(values);
    if (pathname === '/api/event') plausible.push(await bodyOf(request));
    response.writeHead(204).end();
  });
  servers.push(server);
  return {
    origin: await listen(server),
    matomo,
    plausible,
    baidu,
    endpoint,
    scripts,
    clear: () => {
      for (const list of [matomo, plausible, baidu, endpoint, scripts]) list.length = 0;
    },
    serve: (folder) => {
      const site = previewServer(folder);
      const own = createServer(async (request, response) => {
        if (request.method !== 'POST' || request.url !== '/api/visits')
          return void site.emit('request', request, response);
        endpoint.push({ ...(await bodyOf(request)), cookie: request.headers.cookie ?? '' });
        response.writeHead(204).end();
      });
      servers.push(own);
      return listen(own);
    },
    close: async () => void (await Promise.all(servers.map(end))),
  };
}

/** Has a page find Baidu's host at a stand-in. */
export const standInForBaidu = (page: Page, { origin }: AnalyticsServer): Promise<unknown> =>
  page.route('https://hm.baidu.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const answer = await fetch(origin + pathname + search);
    await route.fulfill({
      status: answer.status,
      contentType: answer.headers.get('content-type') ?? '',
      body: await answer.text(),
    });
  });
