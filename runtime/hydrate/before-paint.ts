import { type Browser, deviceOfBrowser } from '../../schema/device-of-browser.ts';
import type { DeviceModel } from '../../schema/model.ts';
import { signalPainted } from '../boot/start-sign.ts';
import { setDisplayAttributes } from '../display/display-attributes.ts';
import { readDisplay } from '../display/display-choice.ts';
import { fitMenus } from '../layouts/header/fit-menu.ts';
import { showDueNotices } from '../layouts/notice/show-due-notices.ts';
import { readDeviceChoice } from '../resolve/device-choice.ts';
import { noteActs } from '../site/early-acts.ts';
import { fetchNearImages } from '../ui/text/fetch-near-images.ts';
import { earlyPress } from './early-press.ts';
import { noticeLateScripts } from './late-notice.ts';

/*
 * The one script inside of a built page, bundled apart (see vite.config.ts). It stands there twice: in the head it
 * decides what has to be known before anything is painted, at the end of the page it measures what has to fit, and waits for the scripts.
 * Neither waits for anything. What the page does comes after it is painted.
 */

type Devices = Readonly<Record<string, DeviceModel>>;

const script = document.currentScript as HTMLScriptElement;
const { dataset = {} as DOMStringMap } = script;

/** Leads to the page of the visitor's device, as the runtime would, before this one is seen. */
function leadToDevice(): boolean {
  const { device = '', twins = '{}', devices = '{}', common = device } = dataset;
  const addresses: Readonly<Record<string, string>> = JSON.parse(twins);
  const asked = /[?&]device=([^&]*)/.exec(location.search)?.[1];
  // A choice in the address is kept first, where its pages are.
  if (asked !== undefined && !/^https?:/.test(addresses[asked] ?? '')) return false;
  const browser: Browser = {
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints ?? 0,
  };
  const known: Devices = JSON.parse(devices);
  const chosen = readDeviceChoice();
  const wanted =
    asked ??
    (chosen !== undefined && known[chosen] ? chosen : deviceOfBrowser(browser, known, common));
  const twin = addresses[wanted];
  if (wanted === device || twin === undefined) return false;
  location.replace(twin + location.search + location.hash);
  return true;
}

/** Follows the visitor's choice of colours and sizes, or the system's. */
function showAsChosen(): void {
  setDisplayAttributes(readDisplay() ?? {});
}

/** A page that stands in place of another, at the root of a language or in a file of its own, says where it is at home. */
function moveHome(): void {
  const { moves } = dataset;
  if (moves === undefined) return;
  const query = moves.includes('?') ? '' : location.search;
  if (location.pathname + location.search === moves + query) return;
  history.replaceState(history.state, '', moves + query + location.hash);
}

/** Fetches pictures of texts that come near the window. They wait for no other script, which may never come. */
function fetchPictures(): void {
  fetchNearImages(document, 'data-src');
}

let isLoading = false;

/** Loads the scripts, all side by side. */
function load(): void {
  if (isLoading) return;
  isLoading = true;
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', fetchPictures);
  else fetchPictures();
  const { entry = '', parts = '', data = '' } = dataset;
  for (const [rel, href] of [
    ...parts.split(' ').map((part) => ['modulepreload', part] as const),
    ['preload', data] as const,
  ]) {
    if (href === '') continue;
    const link = document.createElement('link');
    link.rel = rel;
    link.crossOrigin = '';
    if (rel === 'preload') link.as = 'fetch';
    link.href = href;
    document.head.append(link);
  }
  void import(/* @vite-ignore */ entry);
}

/** Milliseconds after which scripts are loaded though the page's own pictures are still awaited. */
const patience = 4000;

/** Does something when the page was painted for the first time. */
function whenPainted(task: () => void): void {
  // Safari 14.0 and Firefox 78 do not say when.
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    requestAnimationFrame(() => setTimeout(task));
    return;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    setTimeout(task);
  }).observe({ type: 'paint', buffered: true });
}

/** Loads scripts when the page is painted and its pictures are there, or when the visitor does something. */
function loadLater(): void {
  const painted = (): void =>
    whenPainted(() => {
      const container = document.getElementById('root');
      if (container) signalPainted(container);
      load();
    });
  if (document.readyState === 'complete') painted();
  else addEventListener('load', painted);
  document.addEventListener('DOMContentLoaded', () => setTimeout(load, patience));
  for (const act of ['pointerdown', 'keydown', 'touchstart'])
    addEventListener(act, load, { once: true, passive: true, capture: true });
}

if (document.body?.querySelector('#root')) {
  fitMenus(document);
  noticeLateScripts();
} else if (!leadToDevice()) {
  moveHome();
  showAsChosen();
  showDueNotices();
  noteActs(script);
  earlyPress();
  loadLater();
}
