import { cachePrefix } from '../../schema/offline/offline-names.ts';

/** Takes away the service worker that a published site left on the same host and port, with all that it keeps. */
export async function dropWorker(root: string): Promise<void> {
  const found = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const own = found.filter(({ scope }) => scope === location.origin + root);
  await Promise.all(own.map((each) => each.unregister()));
  // What it serves to this page it keeps anew, until another page is loaded.
  if (own.length > 0 && navigator.serviceWorker.controller) {
    location.reload();
    return;
  }
  const names = 'caches' in window ? await caches.keys() : [];
  const ofSite = names.filter((name) => name.startsWith(cachePrefix(root)));
  await Promise.all(ofSite.map((name) => caches.delete(name)));
}
