import '../styles/tokens.css';
import '../styles/base.css';
import './late-notice.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { deviceOfBrowser } from '../../schema/device-of-browser.ts';
import type { PageState } from '../../schema/page-state.ts';
import { App } from '../boot/app.tsx';
import { followAccess } from '../boot/follow-access.ts';
import { startPath } from '../boot/start-address.ts';
import { signalLive, signalPressable, signalStarted } from '../boot/start-sign.ts';
import { isOver } from '../content/is-over.ts';
import { arrangedHeader } from '../layouts/arranged-parts/arranged-header-part.ts';
import { latePartRequests } from '../layouts/late-parts/late-parts.ts';
import { layoutRequest } from '../layouts/layout-request.ts';
import { zoneFrameRequests } from '../layouts/zone-frame/zone-frame-part.ts';
import { ownPartRequests, ownRequests } from '../own/own-request.ts';
import { readDeviceChoice } from '../resolve/device-choice.ts';
import type { View } from '../resolve/resolve-screen.ts';
import { loadFile } from '../resources/load-file.ts';
import { loadWithRetry } from '../resources/load-with-retry.ts';
import { tryAgain } from '../resources/try-again.ts';
import type { History } from '../router/open-place.ts';
import { watchOverlays } from '../router/overlay-history.ts';
import { layoutOf } from '../screen/layout-of.ts';
import { isFrame } from '../shapes/page-state-shape.ts';
import { navigationRequest } from '../site/navigation/navigation-request.ts';
import { pagePart } from '../site/navigation/page-part.ts';
import { deviceAtom } from '../state/device.ts';
import { zoneRequests } from '../zone/zone-requests.ts';
import { builtState } from './built-state.ts';
import { dropForeign } from './drop-foreign.ts';
import { readPageState } from './read-page-state.ts';

/** The folder of the site's files: the built script lies two folders below it. */
const root = new URL(/* @vite-ignore */ '../../', import.meta.url).pathname;

/** This script's own file name. */
const script = import.meta.url.replace(/[?#].*/, '').replace(/.*\//, '');

/** A path as its characters are; as it stands where it is encoded wrongly. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Puts the page together anew, as one that was not built. */
async function startAnew(container: HTMLElement): Promise<void> {
  const { boot } = await import('../boot/boot.tsx');
  await boot(container, script);
}

/** Loads what draws the frame of the page, and spells its links where it lies in a zone. */
async function loadLayout(state: ReturnType<typeof builtState>): Promise<void> {
  const { resources, built, model } = state;
  const form = model.devices[built.table.device]?.form ?? 'desktop';
  const { screen } = built.view as Extract<View, { readonly kind: 'screen' }>;
  const own = built.table.routes.find(({ id }) => id === built.row);
  const requests = [
    layoutRequest(form),
    ...(built.table.site.header ? [arrangedHeader] : []),
    ...zoneFrameRequests(own, built.table),
    ...zoneRequests(own, built.table),
    ...ownPartRequests(state),
    ...ownRequests(state, 'layouts', layoutOf(screen)),
  ];
  await Promise.all(requests.map((each) => resources.request(each)));
  for (const { key } of requests) {
    const part = resources.read(key);
    // Links of the page lead on as the browser has them.
    if (part?.state === 'failed') throw part.error;
  }
}

/** Loads the code of the blocks that have behaviour; the page can be used meanwhile. */
async function loadBlocks(state: ReturnType<typeof builtState>): Promise<void> {
  const { blocks } = state.built;
  if (blocks.length === 0) return;
  const load = async () => (await import('../page/page.tsx')).Page;
  const page = state.resources.request({ key: pagePart.key, load, isScript: true });
  const { blockRequests } = await import('../blocks/block-requests.ts');
  const requests = blocks.flatMap((type) => blockRequests(type, state));
  await Promise.all([page, ...requests.map((request) => state.resources.request(request))]);
}

async function hydrate(container: HTMLElement, page: PageState): Promise<void> {
  const access = followAccess();
  const frame = await tryAgain(() =>
    loadFile(root + page.frame, (value): value is Parameters<typeof builtState>[1] =>
      isFrame(value, page),
    ),
  );
  const { site } = frame;
  const { history, base } = site;
  const path = startPath(location, { history, base });
  // What was built shows an entry that is gone by now, or is of another address.
  if (isOver(page) || decoded(path) !== decoded(page.path)) return startAnew(container);
  const state = builtState(page, frame, { root, path }, loadWithRetry({ root, script, model: '' }));
  access.connect(state.store, site);
  const chosen = readDeviceChoice();
  const browser = { userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints ?? 0 };
  const device =
    chosen !== undefined && site.devices[chosen]
      ? chosen
      : deviceOfBrowser(browser, site.devices, site.defaultDevice);
  state.store.set(deviceAtom, device);
  await loadLayout(state);
  watchOverlays();
  const live: History = { kind: 'browser', base: base.replace(/\/$/, '') || '/' };
  dropForeign(container);
  await new Promise<void>((resolve) => {
    // In pieces: what the visitor does meanwhile does not wait for all of it.
    startTransition(() => {
      hydrateRoot(container, <App state={state} history={live} onShown={resolve} />, {
        // One line that is easy to find: tests and maintainers look for it.
        onRecoverableError: (error) =>
          console.warn('hydration:', error instanceof Error ? error.message : error),
        onUncaughtError: (error) => console.error(error),
      });
    });
  });
  signalStarted(container);
  // The frame answers from here on; the blocks with behaviour come after it.
  await new Promise((resolve) => setTimeout(resolve));
  await loadBlocks(state);
  // React hydrates them in a task of its own.
  await new Promise((resolve) => setTimeout(resolve, 50));
  signalPressable();
  const { resources } = state;
  for (const each of latePartRequests(state.built.table)) void resources.request(each);
  // What the visitor goes on with, and what asks for news of today: one file.
  const [{ refresh }] = await Promise.all([
    tryAgain(() => import('./refresh.ts')),
    resources.request(navigationRequest(resources)),
  ]);
  await refresh(state, access);
  signalLive(container);
}

const container = document.getElementById('root');
if (container) {
  const page = readPageState(container);
  // What was built can be read, and its links lead on, whatever goes wrong here.
  (page ? hydrate(container, page) : startAnew(container)).catch((error: unknown) =>
    console.error(error),
  );
}
