import type {
  AnalyticsEvent,
  AnalyticsSettings,
} from '../../schema/analytics/analytics-settings.ts';
import { formSentEvent } from '../../schema/analytics/form-sent.ts';
import { followedLink } from './followed-link.ts';
import { foundResults } from './found-results.ts';
import type { Hit, Recorder } from './hit.ts';
import { onNavigation } from './on-navigation.ts';
import { type PageView, pageViews } from './page-views.ts';
import { addressRecorder } from './recorded-address.ts';

/** Milliseconds that the first page may take to be the one that is shown: a shell leads on, and titles itself late. */
const startTime = 10_000;

/** Calls when the site has taken the page over: then its address is the one that stays. */
function onceLive(call: () => void): void {
  const root = document.getElementById('root');
  if (!root || 'live' in root.dataset) {
    call();
    return;
  }
  const end = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    call();
  };
  const observer = new MutationObserver(() => {
    if ('live' in root.dataset) end();
  });
  const timer = setTimeout(end, startTime);
  observer.observe(root, { attributes: true, attributeFilter: ['data-live'] });
}

/** Where the visitor came from, without what may say who it is. */
function cameFrom(read: ReturnType<typeof addressRecorder>): string {
  const { referrer } = document;
  if (referrer === '') return '';
  const url = new URL(referrer);
  return url.origin === window.location.origin ? read(url).address : url.origin + url.pathname;
}

type Recording = {
  /** Records nothing more. */
  readonly stop: () => void;
};

/** Records the pages that are opened from now on, the open one first, and what else is to be recorded. */
export function startRecording(
  settings: AnalyticsSettings,
  recorders: readonly Recorder[],
): Recording {
  let isOn = true;
  const isRecorded = (event: AnalyticsEvent): boolean => settings.events.includes(event);
  const record = (hit: Hit): void => {
    if (isOn) for (const recorder of recorders) recorder.record(hit);
  };
  const read = addressRecorder(settings);
  const here = () => read(window.location);
  const place = () => {
    const { address, keyword } = here();
    // The title of results says what was searched for.
    const isKept = keyword === undefined || settings.keywords;
    return { address, title: isKept ? document.title : new URL(address).pathname };
  };

  let searched: string | undefined;
  let endSearch = (): void => undefined;
  const recordSearch = (keyword: string | undefined): void => {
    if (keyword === searched) return;
    endSearch();
    searched = keyword;
    if (keyword === undefined || !isRecorded('search')) return;
    const at = place();
    endSearch = foundResults(keyword, (results) => {
      endSearch = () => undefined;
      record({
        kind: 'search',
        ...at,
        ...(settings.keywords ? { keyword } : {}),
        ...(results === undefined ? {} : { results }),
      });
    });
  };
  const recordPage = ({ address, keyword, title, referrer }: PageView): void => {
    const isNew = keyword !== undefined && keyword !== searched;
    const isSearch = isNew && settings.keywords && isRecorded('search');
    record({ kind: 'page', address, title, referrer, isSearch });
    recordSearch(keyword);
  };
  const views = pageViews(
    { read: here, title: () => place().title, referrer: cameFrom(read) },
    recordPage,
  );

  const onClick = (event: MouseEvent): void => {
    // The main button, or the one that opens a new tab.
    if (event.button > 1 || !(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    const found = link && followedLink(link, window.location.origin);
    if (found && isRecorded(found.kind)) record({ ...found, ...place() });
  };
  const flush = (): void => {
    views.flush();
    endSearch();
  };
  onceLive(() => {
    views.follow(false);
    views.settle();
    onNavigation(views.follow);
    let { title } = document;
    // Other elements of the head come and go with files that are loaded.
    const retitled = new MutationObserver(() => {
      if (document.title === title) return;
      ({ title } = document);
      views.settle();
    });
    retitled.observe(document.head, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  document.addEventListener('click', onClick, true);
  document.addEventListener('auxclick', onClick, true);
  document.addEventListener(formSentEvent, (event) => {
    const name = String((event as CustomEvent<unknown>).detail);
    if (isRecorded('form')) record({ kind: 'form', name, ...place() });
  });
  return {
    stop: () => {
      isOn = false;
    },
  };
}
