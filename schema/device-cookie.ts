/** Session cookie, and key of the session's storage, with the device variant that the visitor chose. */
export const deviceChoiceKey = 'site-device';

/**
 * The device variant that cookies name.
 * @param cookies as the header `Cookie` or `document.cookie` has them; undefined: there are none
 * @returns undefined where they name none; what they name need not be a variant of the site
 */
export function deviceOfCookies(cookies: string | undefined): string | undefined {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim());
  const start = `${deviceChoiceKey}=`;
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) || undefined;
}

/**
 * The cookie that keeps a choice until the browser is closed, for this site alone.
 * @param device a device variant of the site: its name holds letters and digits only
 * @param base path that the site is served from
 */
export const deviceCookie = (device: string, base: string): string =>
  `${deviceChoiceKey}=${device}; Path=${encodeURI(base)}; SameSite=Lax`;
