import { cachePrefix } from '../../schema/offline/offline-names.ts';

/** Takes away the service worker that a published site left on the same host and port, with all that it keeps. */
export async function dropWorker(root: string): Promise<void> {
  const found = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const own = found.filter(({ scope }) => scope === location.origin + root);
  await Promise.all(own.map((each) => each.unregister()));
  // A page that the worker still serves may have had it keep something after the worker was unregistered.
  const names = 'caches' in window ? await caches.keys() : [];
  const ofSite = names.filter((name) => name.startsWith(cachePrefix(root)));
  await Promise.all(ofSite.map((name) => caches.delete(name)));
}
