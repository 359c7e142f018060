import { scriptAddress } from '../html/trusted-html.ts';

/**
 * Registers the service worker of the site.
 * @returns whether browsers let it: not in private windows of some, and not without https
 */
export async function registerWorker(address: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    await navigator.serviceWorker.register(scriptAddress(address), { updateViaCache: 'none' });
    return true;
  } catch {
    // The page does without it, as in browsers that know no workers.
    return false;
  }
}
