import { TimedOut } from '../../schema/within-time.ts';
import { beforeReload } from '../resources/reload-once.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';
import { servedPage } from '../resources/running-build.ts';
import type { SiteState } from '../state/site-state.ts';

/** Loads the page anew at the address that is open; not where that would leave the visitor with nothing. */
async function loadAnew(root: string): Promise<void> {
  try {
    await servedPage(root);
    beforeReload.act();
    window.location.reload();
  } catch {
    // The server does not answer: the notice that stands is better than the browser's own.
  }
}

/** Asks again for what failed. */
export async function retryFailed(
  requests: readonly ResourceRequest[],
  { resources, root }: SiteState,
): Promise<void> {
  const { href } = window.location;
  const failures = (): (ResourceRequest & { readonly error: unknown })[] =>
    requests.flatMap((request) => {
      const resource = resources.read(request.key);
      return resource?.state === 'failed' ? [{ ...request, error: resource.error }] : [];
    });
  // A script that hangs would be waited for again: only a new page asks for it anew.
  const hangs = failures().some(({ isScript, error }) => isScript && error instanceof TimedOut);
  if (!hangs) await Promise.all(failures().map((request) => resources.request(request)));
  // Some browsers keep the failure of a script for the life of the page.
  const isStuck = failures().some(({ isScript }) => isScript);
  if (isStuck && window.location.href === href) await loadAnew(root);
}

/** Asks again for what is still awaited: which of the answers comes first is taken. */
export async function retryAwaited(
  requests: readonly ResourceRequest[],
  { resources, root }: SiteState,
): Promise<void> {
  const awaited = requests.filter(({ key }) => resources.read(key)?.state === 'loading');
  for (const request of awaited) if (!request.isScript) resources.askAgain(request);
  // A script that hangs would be waited for again: only a new page asks for it anew.
  if (awaited.some(({ isScript }) => isScript)) await loadAnew(root);
}
