import { webManifestFile, workerFile } from '../../schema/offline/offline-names.ts';
import type { Screen } from '../screen/screen-context.ts';
import type { SiteState } from '../state/site-state.ts';
import { dateFormat } from '../text/date-format.ts';
import type { ToWorker } from '../worker/worker-messages.ts';
import { isFromWorker } from '../worker/worker-messages.ts';
import { takeFirstCalls } from './first-calls.ts';
import { fillReadList, newReadList } from './read-list.ts';
import { noteRead, readPages } from './read-pages.ts';
import { registerWorker } from './register-worker.ts';

/** Address of the open page as the worker keeps it. */
const here = (): string => location.href.replace(/#.*/, '');

/** The document came by way of a worker: it is kept as it came. */
const cameFromWorker = Boolean(navigator.serviceWorker?.controller);
const openedAt = here();

let messages: Readonly<Record<string, string>> = {};

async function send(message: ToWorker): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

/** Listens to what the worker says, and asks it when the connection is there again. */
function listen(): void {
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (!isFromWorker(data)) return;
    // Where it does not come, the next page that is opened is the new one all the same.
    import('./show-notice.ts').then((part) => part.showNotice(messages)).catch(() => undefined);
  });
  addEventListener('online', () => void send({ kind: 'check', address: here() }));
}

let registered: Promise<boolean> | undefined;

async function start(root: string): Promise<boolean> {
  const isRegistered = await registerWorker(root + workerFile);
  if (isRegistered) listen();
  return isRegistered;
}

/** Resolves once the worker sees to the page, or will not: it does not where a visitor reloaded past all caches. */
async function controlled(): Promise<void> {
  const { serviceWorker } = navigator;
  const { active } = await serviceWorker.ready;
  if (serviceWorker.controller || active?.state === 'activated') return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
}

/** Asks content APIs again for what they answered before the worker saw to the page: it keeps the answers. */
async function repeatFirstCalls(): Promise<void> {
  await controlled();
  for (const { url, headers } of takeFirstCalls()) {
    // Where it is not answered now, it is not kept.
    await fetch(url, { headers, credentials: 'omit' }).catch(() => undefined);
  }
}

/** What the page loaded of this origin until the worker saw to it, and what was on its way then. */
const unseenFiles = (): readonly string[] =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name, workerStart }) => !workerStart && name.startsWith(`${location.origin}/`))
    .map(({ name }) => name);

/** Has the open page kept, and the start page of its variant. */
export async function pageRead(
  { root, model }: SiteState,
  { language, device, table }: Screen,
): Promise<void> {
  ({ messages } = table);
  document
    .querySelector('link[rel=manifest]')
    ?.setAttribute('href', root + webManifestFile(language));
  const isFirst = registered === undefined;
  registered ??= start(root);
  const address = here();
  if (!(await registered)) return;
  await controlled();
  await send({
    kind: 'read',
    variant: `${language}.${device}`,
    address,
    isLoaded: cameFromWorker && address === openedAt,
    files: cameFromWorker ? [] : unseenFiles(),
  });
  if (isFirst && !cameFromWorker) void repeatFirstCalls();
  const tag = document.documentElement.lang;
  // The formats are in UTC: the visitor's own day is moved there.
  const today = new Date(Date.now() - new Date().getTimezoneOffset() * 60_000);
  const day = dateFormat(tag, 'dayOfYear', 'en').format(today);
  await noteRead(
    { address: location.href, title: document.title, tag, day },
    { root, isHash: model.history === 'hash' },
  );
}

/** Whether the server cannot be asked for anything at all. */
async function hasNoConnection(root: string): Promise<boolean> {
  try {
    await fetch(root + workerFile, { method: 'HEAD', cache: 'no-store' });
    return false;
  } catch {
    // No answer of any kind.
    return true;
  }
}

/**
 * Something that the open page needs did not load. Where there is no connection, the page is opened as a document: it
 * may be kept as such, or the page comes that lists what is kept. Where addresses live behind the #, it is listed here.
 */
export async function pageFailed({ root, model }: SiteState, language: string): Promise<void> {
  if (!navigator.serviceWorker?.controller || !(await hasNoConnection(root))) return;
  if (model.history !== 'hash') {
    const [entry] = performance.getEntriesByType('navigation');
    // A document of this very address has failed already.
    if (entry && entry.name.replace(/#.*/, '') !== here()) location.reload();
    return;
  }
  const list = newReadList(model.languages[language]?.messages.readBefore ?? '');
  document.querySelector('#content [role=alert]')?.parentElement?.append(list);
  fillReadList(list, await readPages({ root, isHash: true }));
}
