import { deviceCookie } from '../../../schema/device-cookie.ts';
import type { SiteModel } from '../../../schema/model.ts';
import { oneOf } from './browser-words.ts';
import type { NginxMap } from './nginx-map.ts';
import { literalText, type Names } from './nginx-text.ts';

/**
 * The maps that find the device variant for pages without parameters, whose twins are known, and keep a choice. Set:
 * `lead_device`, `page_cookie`, `cookie`.
 */
export function pageDeviceMaps(model: SiteModel, names: Names): NginxMap[] {
  const { read, inText } = names;
  const devices = Object.entries(model.devices);
  return [
    {
      about:
        'The same for pages without parameters, whose twins are known: the variant that the visitor is sure to want, if the answer is going to be seen.',
      source: '$http_user_agent',
      target: read('sure_browser'),
      rows: devices.flatMap(([device, { userAgents, touchUserAgents }]) => [
        ...(userAgents.length === 0 ? [] : [{ regex: oneOf(userAgents), value: device }]),
        ...(touchUserAgents.length === 0 || device === model.defaultDevice
          ? []
          : [{ regex: oneOf(touchUserAgents), value: '' }]),
      ]),
      fallback: model.defaultDevice,
    },
    {
      source: inText('asked') + inText('chosen'),
      target: read('sure_choice'),
      rows: [{ text: '', value: inText('sure_browser') }],
      fallback: inText('device'),
    },
    {
      source: '$args$http_cookie',
      target: read('sure_device'),
      rows: [{ text: '', value: inText('sure_browser') }],
      fallback: inText('sure_choice'),
    },
    {
      source: inText('seen'),
      target: read('lead_device_other'),
      rows: [{ text: '1', value: inText('sure_device') }],
    },
    {
      about: 'Most visits have neither a query nor a cookie: for these there is less to find out.',
      source: '$http_sec_fetch_dest $args$http_cookie',
      target: read('lead_device'),
      rows: [{ text: 'document ', value: inText('sure_browser') }],
      fallback: inText('lead_device_other'),
    },
    {
      source: `${inText('seen')}:${inText('asked')}`,
      target: read('page_cookie_seen'),
      rows: devices.map(([device]) => ({
        text: `1:${device}`,
        value: literalText(deviceCookie(device, model.base), names),
      })),
    },
    {
      source: '$args',
      target: read('page_cookie'),
      rows: [{ text: '', value: '' }],
      fallback: inText('page_cookie_seen'),
    },
    {
      about: 'A choice is kept until the browser is closed.',
      source: `${inText('seen')}:${inText('asked')}:${inText('root')}${inText('canonical')}`,
      target: read('cookie_asked'),
      rows: devices.map(([device]) => ({
        regex: `^1:${device}:.`,
        value: literalText(deviceCookie(device, model.base), names),
      })),
    },
    {
      source: inText('asked'),
      target: read('cookie'),
      rows: [{ text: '', value: '' }],
      fallback: inText('cookie_asked'),
    },
  ];
}
