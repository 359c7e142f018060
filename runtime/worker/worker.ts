import { registerRoute } from 'workbox-routing';
import type { WorkerSettings } from '../../schema/offline/worker-settings.ts';
import { dropUnused } from './drop-unused.ts';
import { isOutdatedPage, keepRead } from './keep-read.ts';
import { keepOffline, keepStart, startFiles } from './keep-start.ts';
import { kindOf } from './kind-of.ts';
import { isRenewed, reportRenewed } from './renewed-pages.ts';
import { type Strategies, strategies as strategiesOf } from './strategies.ts';
import { isToWorker, type ToWorker } from './worker-messages.ts';
import { scope, type WorkerMessageEvent } from './worker-scope.ts';

/*
 * The service worker of a site that is kept by browsers: bundled apart, without the runtime (see vite.config.ts). The
 * build writes what it knows of the site before it.
 */

declare const siteSettings: WorkerSettings;

const settings = siteSettings;
const { origin } = scope.location;
const strategies = strategiesOf(settings, origin);
const site = { settings, origin, strategies };

/** The strategy for a request; a hashed file that a page wants anew comes from the server. */
const strategyFor = (request: Request): Strategies[keyof Strategies] | undefined => {
  const kind = kindOf(request, settings, origin);
  const isAnew = request.cache === 'reload' || request.cache === 'no-cache';
  return kind && strategies[kind === 'hashed' && isAnew ? 'hashedAnew' : kind];
};

registerRoute(
  ({ request }) => strategyFor(request) !== undefined,
  async (options) => {
    const strategy = strategyFor(options.request);
    if (!strategy) throw new Error(`${options.request.url} is not kept`);
    return strategy.handle(options);
  },
);

/** Drops files of earlier releases that nothing needs any more. */
const sweep = (): Promise<void> => dropUnused(settings.base, startFiles(settings));

/** Browsers end a worker that has nothing to do: so it is once in a while. */
let isSwept = false;

async function answer(message: ToWorker, event: WorkerMessageEvent): Promise<void> {
  const page = event.source?.id ?? '';
  if (message.kind === 'check') {
    if (await isOutdatedPage(message.address, event, site)) await reportRenewed(page);
    return;
  }
  // What was found out before the page listened is said again.
  if (isRenewed(page)) await reportRenewed(page);
  await keepRead(message, event, site);
  await keepStart(message.variant, settings, origin);
  if (isSwept) return;
  isSwept = true;
  await sweep();
}

scope.addEventListener('install', (event) => {
  // The pages that are open lose nothing by it: whatever the server has goes before what is kept.
  event.waitUntil(Promise.all([scope.skipWaiting(), keepOffline(settings, origin)]));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([scope.clients.claim(), sweep()]));
});

scope.addEventListener('message', (event) => {
  // Where there is no room or no connection, nothing is kept, and the page goes on as it is.
  if (isToWorker(event.data)) event.waitUntil(answer(event.data, event).catch(() => undefined));
});
