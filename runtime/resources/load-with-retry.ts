import { reloadOnce } from './reload-once.ts';
import { isOutdated, type RunningBuild } from './running-build.ts';
import { lazyTimeout } from './time-limit.ts';
import { tryAgain } from './try-again.ts';

/** How the parts of a site are loaded. */
export type Loading = <Value>(load: () => Promise<Value>) => Promise<Value>;

async function renew(running: RunningBuild): Promise<boolean> {
  try {
    return (await isOutdated(running)) && reloadOnce(`${running.script}@${running.model}`);
  } catch {
    // Without an answer there is nothing better to load: what failed says so.
    return false;
  }
}

/**
 * Loading in a browser: what fails is tried again; where the site was published anew meanwhile, the page
 * is loaded anew, as the old parts are gone.
 */
export function loadWithRetry(running: RunningBuild): Loading {
  let renewal: Promise<boolean> | undefined;
  return async (load) => {
    try {
      return await tryAgain(load);
    } catch (error) {
      // Parts that fail together ask once.
      renewal ??= renew(running).finally(() => {
        renewal = undefined;
      });
      // While the page is loaded anew this one waits; where that is called off, it says what failed.
      if (await renewal) await new Promise((resolve) => setTimeout(resolve, lazyTimeout));
      throw error;
    }
  };
}
