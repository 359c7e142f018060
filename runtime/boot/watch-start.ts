import { reloadOnce } from '../resources/reload-once.ts';
import { servedPage } from '../resources/running-build.ts';
import { tryAgain } from '../resources/try-again.ts';
import { bootMessages } from './boot-messages.ts';
import { nameBootSpinner, showSlowStart } from './boot-spinner.ts';
import { readBootHints } from './read-boot-hints.ts';
import { FileGone, refreshFiles, reloadFresh } from './reload-fresh.ts';
import { releaseStylesheets } from './retry-stylesheets.ts';
import { showBootFailure } from './show-boot-failure.ts';
import { hasStarted, onStart } from './start-sign.ts';

/** Milliseconds after the start of the load until a page whose script does not run says so. */
const patience = 6000;
/** Milliseconds until the attempt to get what is missing is given up. */
const attemptTime = 30_000;

/** Milliseconds that the page has to start by itself once its files come. */
const grace = 1000;

/** The first script's file name; it has the fingerprint of all scripts. */
const entryName = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src.replace(/.*\//, '') ??
  '';

/**
 * Waits until a new load of the page could start: all its files come, or the server names others by now.
 * @throws FileGone where it could not, or what the network says
 */
async function untilReady(base: string, signal: AbortSignal): Promise<void> {
  try {
    await tryAgain(() => refreshFiles(signal));
  } catch (error) {
    if (signal.aborted) throw error;
    // After a new deployment the page names other files.
    if ((await servedPage(base)).includes(entryName())) throw error;
  }
}

/**
 * Watches over the start of the page: where its first script fails, or does not run after a while, the page
 * says so in the visitor's language, with a button. Where what is missing can be had by now, the page is
 * loaded anew, once by itself.
 * @param container what the page is drawn in
 * @param failed resolves when a script of the page failed, if it did not start by then
 */
export function watchStart(container: Element, failed: Promise<void>): void {
  if (hasStarted(container)) return;
  const hints = readBootHints();
  const messages = bootMessages(hints);
  nameBootSpinner(container, messages);
  const calledOff = new AbortController();
  const fail = (): void => {
    if (!hasStarted(container)) showBootFailure(container, messages, reloadFresh);
  };
  const attempt = async (): Promise<void> => {
    setTimeout(() => calledOff.abort(), attemptTime);
    try {
      await untilReady(hints?.base ?? '/', calledOff.signal);
    } catch (error) {
      // Where the network says nothing the message stays, and the page may still start.
      if (error instanceof FileGone) fail();
      return;
    }
    // What the page itself waits for may have come with it.
    await new Promise((resolve) => setTimeout(resolve, grace));
    // Once the page is about to go, nothing more is said in it.
    if (!hasStarted(container) && reloadOnce(`start:${entryName()}`)) await new Promise(() => {});
  };
  let tried: Promise<void> | undefined;
  const tryOnce = (): Promise<void> => {
    tried ??= attempt();
    return tried;
  };
  const timer = setTimeout(
    () => {
      releaseStylesheets();
      showSlowStart(container, messages, reloadFresh);
      void tryOnce();
    },
    Math.max(0, patience - performance.now()),
  );
  onStart(container, () => {
    clearTimeout(timer);
    calledOff.abort();
  });
  void failed.then(tryOnce).then(fail);
}
