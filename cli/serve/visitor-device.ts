import type { IncomingMessage } from 'node:http';
import { deviceOfCookies } from '../../schema/device-cookie.ts';
import { deviceOfBrowser } from '../../schema/device-of-browser.ts';
import { commonDevice } from '../../schema/hosts/common-device.ts';
import type { SiteModel } from '../../schema/model.ts';

/** Headers of a request that choose the device variant. */
export const deviceHeaders: readonly string[] = ['User-Agent', 'Cookie'];

/** What a query says of the device (?device=mobile), as the script reads it. */
const deviceOfQuery = (query: string): string => {
  const pairs = query.slice(1).split('&');
  return pairs.find((pair) => pair.startsWith('device='))?.slice('device='.length) ?? '';
};

/** The device variant that a query asks for; undefined: none of the site. */
export function askedDevice(query: string, { devices }: SiteModel): string | undefined {
  const device = deviceOfQuery(query);
  return Object.hasOwn(devices, device) ? device : undefined;
}

/** The device variant that a visitor should get: the one chosen in this session, else the browser's. */
export function visitorDevice({ headers }: IncomingMessage, model: SiteModel): string {
  const chosen = deviceOfCookies(headers.cookie);
  if (chosen !== undefined && Object.hasOwn(model.devices, chosen)) return chosen;
  // How many fingers the screen feels, only the script knows.
  const browser = { userAgent: headers['user-agent'] ?? '', touchPoints: 0 };
  return deviceOfBrowser(browser, model.devices, model.defaultDevice);
}

/**
 * Whether only the script knows which device variant a visitor should get: none was chosen, and the browser's name
 * stands for one with a screen to touch or for one without (a tablet that calls itself Macintosh).
 */
export function isAmbiguous({ headers }: IncomingMessage, model: SiteModel): boolean {
  const chosen = deviceOfCookies(headers.cookie);
  if (chosen !== undefined && Object.hasOwn(model.devices, chosen)) return false;
  const deviceBy = (touchPoints: number): string =>
    deviceOfBrowser(
      { userAgent: headers['user-agent'] ?? '', touchPoints },
      model.devices,
      model.defaultDevice,
    );
  return deviceBy(0) !== deviceBy(2);
}

/**
 * The device variant at another host whose pages a visitor should get; undefined: none, or only the script knows.
 * @param query of the address, with its ?
 */
export function hostedDevice(
  { headers }: IncomingMessage,
  query: string,
  model: SiteModel,
): string | undefined {
  const { devices, hosted } = model;
  if (!hosted) return undefined;
  const all = { ...devices, ...hosted };
  const asked = deviceOfQuery(query);
  const chosen = deviceOfCookies(headers.cookie);
  const deviceBy = (touchPoints: number): string =>
    deviceOfBrowser(
      { userAgent: headers['user-agent'] ?? '', touchPoints },
      all,
      commonDevice(model),
    );
  const wanted = Object.hasOwn(all, asked)
    ? asked
    : chosen !== undefined && Object.hasOwn(devices, chosen)
      ? chosen
      : deviceBy(0);
  const isSure = wanted === asked || deviceBy(0) === deviceBy(2);
  return isSure && Object.hasOwn(hosted, wanted) ? wanted : undefined;
}

/** Whether a page is asked for that a person is going to see, by browsers that say so and by those that do not. */
export function isNavigation({ headers }: IncomingMessage): boolean {
  const dest = headers['sec-fetch-dest'];
  return dest === undefined ? /\btext\/html\b/.test(headers.accept ?? '') : dest === 'document';
}
