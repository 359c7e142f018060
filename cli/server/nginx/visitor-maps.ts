import { deviceChoiceKey } from '../../../schema/device-cookie.ts';
import type { SiteModel } from '../../../schema/model.ts';
import { anyOf } from '../text/regex-text.ts';
import { oneOf } from './browser-words.ts';
import { argumentMap, type NginxMap } from './nginx-map.ts';
import type { Names } from './nginx-text.ts';

/**
 * The maps that find the device variant of a visitor, as the runtime does. Set: `asked`, `chosen`, `device`, `seen`
 * (whether a person is going to see the answer), `page_device`.
 */
export function visitorMaps(model: SiteModel, names: Names): NginxMap[] {
  const { read, inText } = names;
  const devices = Object.entries(model.devices);
  const namedBrowsers = devices.flatMap(([, { userAgents, touchUserAgents }]) => [
    ...userAgents,
    ...touchUserAgents,
  ]);
  return [
    {
      about:
        'The device variant that the query asks for, the one that was chosen, and the one of the browser.',
      ...argumentMap('device', 'query_device', names),
    },
    {
      source: inText('query_device'),
      target: read('asked'),
      rows: [
        { text: '', value: '' },
        ...devices.map(([device]) => ({ regex: `^${device}$`, value: device })),
      ],
    },
    {
      source: '$http_cookie',
      target: read('chosen'),
      rows: [
        { text: '', value: '' },
        ...devices.map(([device]) => ({
          regex: `(?:^|;) *${deviceChoiceKey}=${device} *(?:;|$)`,
          value: device,
        })),
      ],
    },
    {
      about:
        'Whether a browser names itself as one of those that are distinguished: for most, one regular expression says no.',
      source: '$http_user_agent',
      target: read('browser_named'),
      rows: namedBrowsers.length === 0 ? [] : [{ regex: oneOf(namedBrowsers), value: '1' }],
    },
    {
      source: '$http_user_agent',
      target: read('browser_by_name'),
      rows: devices.flatMap(([device, { userAgents }]) =>
        userAgents.length === 0 ? [] : [{ regex: anyOf(userAgents), value: device }],
      ),
      fallback: model.defaultDevice,
    },
    {
      source: inText('browser_named'),
      target: read('browser'),
      rows: [{ text: '1', value: inText('browser_by_name') }],
      fallback: model.defaultDevice,
    },
    {
      about:
        'Browsers of which only the script knows what they are: a tablet that calls itself a desktop.',
      source: '$http_user_agent',
      target: read('ambiguous_by_name'),
      rows: devices.flatMap(([device, { userAgents, touchUserAgents }]) => [
        ...(userAgents.length === 0 ? [] : [{ regex: anyOf(userAgents), value: '' }]),
        ...(touchUserAgents.length === 0 || device === model.defaultDevice
          ? []
          : [{ regex: anyOf(touchUserAgents), value: '1' }]),
      ]),
    },
    {
      source: inText('browser_named'),
      target: read('ambiguous'),
      rows: [{ text: '1', value: inText('ambiguous_by_name') }],
    },
    {
      source: inText('chosen'),
      target: read('visitor'),
      rows: [{ text: '', value: inText('browser') }],
      fallback: inText('chosen'),
    },
    {
      source: inText('asked'),
      target: read('device'),
      rows: [{ text: '', value: inText('visitor') }],
      fallback: inText('asked'),
    },
    {
      about: 'Whether a person is going to see the answer (Fetch Metadata, else Accept).',
      source: '$http_accept',
      target: read('accepts_page'),
      rows: [
        { text: '', value: '' },
        { regex: '\\btext/html\\b', value: '1' },
      ],
    },
    {
      source: '$http_sec_fetch_dest',
      target: read('seen'),
      rows: [
        { text: 'document', value: '1' },
        { text: '', value: inText('accepts_page') },
      ],
    },
    {
      source: `${inText('seen')}:${inText('device')}`,
      target: read('page_device'),
      rows: devices.map(([device]) => ({ text: `1:${device}`, value: device })),
      fallback: model.defaultDevice,
    },
  ];
}
