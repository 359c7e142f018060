import { createRoot, type RootOptions } from 'react-dom/client';
import { type DrawFailure, failureEvent } from '../../schema/dev-events.ts';
import { deviceOfBrowser } from '../../schema/device-of-browser.ts';
import { languageOfPath } from '../../schema/language-of-path.ts';
import type { SiteModel } from '../../schema/model.ts';
import { splitAddress } from '../../schema/path/split-address.ts';
import { prefixesOf } from '../../schema/visit/variant-of-path.ts';
import { takeWebConfig } from '../requests/take-web-config.ts';
import { webConfigKey } from '../requests/web-config-key.ts';
import { readDeviceChoice } from '../resolve/device-choice.ts';
import { loadScreen } from '../resolve/load-screen.ts';
import { lateAnswer } from '../resources/late-answer.ts';
import { loadAccess } from '../resources/load-access.ts';
import { loadFile } from '../resources/load-file.ts';
import { loadWebConfig } from '../resources/load-web-config.ts';
import { loadWithRetry } from '../resources/load-with-retry.ts';
import { untilLate } from '../resources/time-limit.ts';
import type { History } from '../router/open-place.ts';
import { watchOverlays } from '../router/overlay-history.ts';
import { isSiteModel } from '../shapes/model-shapes.ts';
import { historyRequest } from '../site/navigation/history-request.ts';
import { provideNavigation } from '../site/navigation/navigation.ts';
import type { SiteState } from '../state/site-state.ts';
import { App } from './app.tsx';
import { bootMessages, startLanguage } from './boot-messages.ts';
import { nameBootSpinner, showSlowStart, spinnerSince } from './boot-spinner.ts';
import { createSiteState, type InitialState } from './create-site-state.ts';
import { followAccess } from './follow-access.ts';
import { grantsOf } from './grants-of.ts';
import { keepTyped } from './keep-typed.ts';
import { announceSite } from './live-site.ts';
import { readBootHints } from './read-boot-hints.ts';
import { restoreScroll } from './restore-scroll.ts';
import { restoreTyped } from './restore-typed.ts';
import { retryStylesheets } from './retry-stylesheets.ts';
import { showBootFailure } from './show-boot-failure.ts';
import { hashWithoutBase, isInsideBase, startPath } from './start-address.ts';
import { signalLive, signalPainted, signalPressable, signalStarted } from './start-sign.ts';
import { loadTheme } from './theme-style.ts';

/** The folder of the site's files: the built script lies two folders below it. */
const root = import.meta.env.DEV
  ? import.meta.env.BASE_URL
  : new URL(/* @vite-ignore */ '../../', import.meta.url).pathname;

/** This script's own file name. */
const script = import.meta.url.replace(/[?#].*/, '').replace(/.*\//, '');

const below = (address: string): string =>
  address.startsWith('/') ? root + address.slice(1) : address;

/** Every attempt to get what failed went past the caches: a plain reload takes nothing damaged from there. */
const reload = (): void => window.location.reload();

function historyOf({ history, base }: SiteModel): History {
  if (history === 'browser') return { kind: 'browser', base: base.replace(/\/$/, '') || '/' };
  const bare = hashWithoutBase(window.location.hash, base);
  if (bare !== undefined) window.history.replaceState(null, '', bare);
  return { kind: 'hash' };
}

/**
 * Starts a site in a page that was not built for its address.
 * @param entry file name of the script that the page names, where that is another one
 */
export async function boot(container: HTMLElement, entry = script): Promise<void> {
  const page = window.location.pathname + window.location.search;
  const running = { root, page, script: entry };
  const access = followAccess();
  signalStarted(container);
  signalPainted(container);
  const hints = readBootHints();
  const messages = bootMessages(hints);
  nameBootSpinner(container, messages);
  const theme = loadTheme();
  void untilLate().then(() => showSlowStart(container, messages, reload));
  const early = hints?.configs[startLanguage(hints)];
  const configAt = (address: string, limit: number) =>
    lateAnswer(() => loadWebConfig(below(address)), limit);
  const earlyConfig = early && hints ? configAt(early, hints.configTimeout) : undefined;
  let model: SiteModel;
  try {
    // One of another release than this script is loaded with its own page, once.
    model = await loadWithRetry({ ...running, model: '' })(() =>
      loadFile(`${root}site.json`, isSiteModel),
    );
  } catch {
    // Without its model there is no site: the page says so and offers to load again.
    showBootFailure(container, messages, reload);
    return;
  }
  const { history, base, configTimeout } = model;
  if (history === 'browser' && !isInsideBase(window.location.pathname, base)) {
    window.location.replace(base);
    return;
  }
  const language = languageOfPath(
    startPath(window.location, { history, base }),
    prefixesOf(model),
    model.defaultLanguage,
  );
  const address = model.languages[language]?.config;
  const config =
    address === undefined
      ? undefined
      : address === early
        ? earlyConfig
        : configAt(address, configTimeout);
  const styles = retryStylesheets();
  const { url, credentials, signIn } = model.access;
  const grant = await grantsOf(signIn, access);
  const granted = url && lateAnswer(() => loadAccess(below(url), credentials), configTimeout);
  if (granted) void granted.whenever.then((change) => grant(change ?? {}));
  const webConfig = await config?.inTime;
  if (granted) await granted.inTime;
  try {
    await styles;
  } catch {
    // A site without its styles is no site: the page says so and offers to load again.
    showBootFailure(container, messages, reload);
    return;
  }
  // A theme that does not come in time is put on when it comes.
  await Promise.race([theme, untilLate()]);
  const chosen = readDeviceChoice();
  const browser = {
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints ?? 0,
  };
  const now: InitialState = {
    access: access.now(),
    device:
      chosen !== undefined && model.devices[chosen]
        ? chosen
        : deviceOfBrowser(browser, model.devices, model.defaultDevice),
    webConfigs: webConfig ? { [language]: webConfig } : {},
  };
  const loading = loadWithRetry({ ...running, model: model.build });
  const state = createSiteState(model, root, now, {}, loading);
  provideNavigation(state.resources);
  access.connect(state.store, model);
  if (config)
    void state.resources.request({
      key: webConfigKey(language),
      load: () => takeWebConfig(state.store, language, config),
    });
  // What fails outside of every boundary leaves React nothing to show; the page still says so.
  const onUncaughtError = (error: unknown): void => {
    showBootFailure(container, messages, reload);
    console.error(error);
  };
  // A built page can be read until there is something to put in its place.
  if (container.querySelector('#content')) {
    const path = startPath(window.location, { history, base });
    const start = splitAddress(path + window.location.search);
    await Promise.race([loadScreen(state, start), untilLate()]);
  }
  const bringBack = keepTyped(container);
  restoreScroll();
  watchOverlays();
  const onCaughtError: RootOptions['onCaughtError'] = (
    error,
    { componentStack, errorBoundary },
  ) => {
    console.error(error);
    const components = componentStack ?? undefined;
    const detail: DrawFailure = { error, components, boundary: errorBoundary?.props };
    window.dispatchEvent(new CustomEvent(failureEvent, { detail }));
  };
  const rendered = createRoot(container, { onUncaughtError, onCaughtError });
  const started = spinnerSince(container);
  const openHistory = historyOf(model);
  const onShown = (): void => {
    bringBack();
    restoreTyped();
    signalPressable();
    signalLive(container);
  };
  const show = (shown: SiteState): void =>
    rendered.render(
      <App state={shown} history={openHistory} spinnerSince={started} onShown={onShown} />,
    );
  show(state);
  void state.resources.request(historyRequest);
  announceSite({ state, show });
}
