import { attachTheme } from './theme-style.ts';
import { watchStart } from './watch-start.ts';

/*
 * Runs in the built page before its first script, and depends on nothing but itself: a file of its own,
 * built apart (see vite.config.ts). If it does not come, the first script does all this, but for saying
 * that it does not come itself; that the page's HTML says, after a while.
 */

const folder = (document.currentScript as HTMLScriptElement | null)?.src.replace(/[^/]*$/, '');

/** Resolves when a script of the page does not load or does not run, or all is loaded and nothing ran. */
const failed = new Promise<void>((resolve) => {
  window.addEventListener(
    'error',
    (event) => {
      const { target } = event;
      const isMissing = target instanceof HTMLScriptElement && target.type === 'module';
      const isBroken =
        event instanceof ErrorEvent && folder !== undefined && event.filename.startsWith(folder);
      if (isMissing || isBroken) resolve();
    },
    true,
  );
  if (document.readyState === 'complete') resolve();
  else window.addEventListener('load', () => resolve());
});

function start(): void {
  attachTheme();
  const container = document.getElementById('root');
  if (container) watchStart(container, failed);
}

if (document.readyState === 'loading') {
  document.addEventListener('readystatechange', start, { once: true });
} else {
  start();
}
