import { scriptAddress } from '../html/trusted-html.ts';

/**
 * Registers the service worker of the site.
 * @returns whether browsers let it: not in private windows of some, and not without https
 */
export async function registerWorker(address: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    const options: RegistrationOptions = { updateViaCache: 'none' };
    const registration: unknown = await navigator.serviceWorker.register(
      scriptAddress(address),
      options,
    );
    // What switches workers off may answer with nothing: none would ever be ready.
    return registration !== undefined;
  } catch {
    // The page does without it, as in browsers that know no workers.
    return false;
  }
}
