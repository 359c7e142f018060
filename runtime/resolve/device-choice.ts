import { deviceChoiceKey, deviceCookie, deviceOfCookies } from '../../schema/device-cookie.ts';

/**
 * Keeps the visitor's choice of device variant for the session: in its storage, and in a cookie, by which a server
 * can choose the page before it is painted.
 * @param device a device variant of the site
 * @param base path that the site is served from
 */
export function keepDeviceChoice(device: string, base: string): void {
  try {
    sessionStorage.setItem(deviceChoiceKey, device);
  } catch {
    // Storage may be closed to us (private windows); then the choice holds for this page.
  }
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox 78 and Safari 14
    document.cookie = deviceCookie(device, base);
  } catch {
    // A sandboxed frame may have no cookies.
  }
}

/** The device variant that the visitor chose in this session: as a server sees it, else as the storage has it. */
export function readDeviceChoice(): string | undefined {
  try {
    const chosen = deviceOfCookies(document.cookie);
    if (chosen !== undefined) return chosen;
  } catch {
    // As above: no cookies, or none for us.
  }
  try {
    return sessionStorage.getItem(deviceChoiceKey) ?? undefined;
  } catch {
    // As above: no storage, no choice.
    return undefined;
  }
}
