import { deviceChoiceKey, deviceCookie } from '../../../schema/device-cookie.ts';
import type { ServerPage, ServerRules } from '../rules/server-rules.ts';
import { type TwinPattern, twinExceptions, twinPatterns } from '../rules/twin-patterns.ts';
import { askedPath } from '../text/asked-path.ts';
import { regexText } from '../text/regex-text.ts';
import type { MapRow, NginxMap } from './nginx-map.ts';
import { literalText, type Names } from './nginx-text.ts';
import { patternText } from './route-maps.ts';

const anyOf = (words: readonly string[]): string => words.map(regexText).join('|');

/** A twin by its pattern: the suffix on the first segment behind the language's prefix. */
const patternRow = ({ prefix, fromSuffix, toSuffix }: TwinPattern, names: Names): MapRow => {
  const [start, first, rest] = ['twin_start', 'twin_first', 'twin_rest'].map(names.bare);
  return {
    regex: `^\\S* (?<${start}>${regexText(askedPath(prefix))}/)(?<${first}>[^/]+)${regexText(fromSuffix)}(?<${rest}>/.*)?$`,
    value:
      toSuffix === undefined
        ? ''
        : names.inText('twin_start') +
          names.inText('twin_first') +
          literalText(askedPath(toSuffix), names) +
          names.inText('twin_rest'),
  };
};

/** A page whose twin is no pattern's: where it is, or that there is none. */
function exceptionRow(page: ServerPage, device: string, names: Names): MapRow {
  const twin = page.twins[device];
  const value = twin === undefined ? '' : patternText(twin, names);
  return page.pattern.includes('/:')
    ? { regex: `^${regexText(page.name)} `, value }
    : { text: ` ${askedPath(page.pattern)}`, value };
}

/**
 * The maps that find the device variant of a visitor, as the runtime does, and where to lead one who is on another's
 * page. Set: `device`, `asked`, `lead` (empty: the visitor stays), `varies`, `cookie`.
 */
export function deviceMaps(rules: ServerRules, names: Names): NginxMap[] {
  const { model, roots } = rules;
  const { read, inText } = names;
  const devices = Object.entries(model.devices);
  const leads = twinPatterns(model);
  return [
    {
      about:
        'The device variant that the query asks for, the one that was chosen, and the one of the browser.',
      source: '$arg_device',
      target: read('asked'),
      rows: devices.map(([device]) => ({ regex: `^${device}$`, value: device })),
    },
    {
      source: '$http_cookie',
      target: read('chosen'),
      rows: devices.map(([device]) => ({
        regex: `(?:^|;) *${deviceChoiceKey}=${device} *(?:;|$)`,
        value: device,
      })),
    },
    {
      source: '$http_user_agent',
      target: read('browser'),
      rows: devices.flatMap(([device, { userAgents }]) =>
        userAgents.length === 0 ? [] : [{ regex: anyOf(userAgents), value: device }],
      ),
      fallback: model.defaultDevice,
    },
    {
      about:
        'Browsers of which only the script knows what they are: a tablet that calls itself a desktop.',
      source: '$http_user_agent',
      target: read('ambiguous'),
      rows: devices.flatMap(([device, { userAgents, touchUserAgents }]) => [
        ...(userAgents.length === 0 ? [] : [{ regex: anyOf(userAgents), value: '' }]),
        ...(touchUserAgents.length === 0 || device === model.defaultDevice
          ? []
          : [{ regex: anyOf(touchUserAgents), value: '1' }]),
      ]),
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
      source: '$http_sec_fetch_dest:$http_accept',
      target: read('seen'),
      rows: [
        { regex: '^document:', value: '1' },
        { regex: '^:.*\\btext/html\\b', value: '1' },
      ],
    },
    {
      source: `${inText('seen')}:${inText('device')}`,
      target: read('page_device'),
      rows: [{ regex: `^1:(?<${names.bare('seen_device')}>.*)$`, value: inText('seen_device') }],
      fallback: model.defaultDevice,
    },
    ...devices.flatMap(([device]): NginxMap[] => [
      {
        about: `Where visitors who should get the variant ${device} are led to.`,
        source: inText('root'),
        target: read(`home_${device}`),
        rows: roots.flatMap(({ language, homes }) => {
          const home = homes[device];
          return home === undefined
            ? []
            : [{ text: language, value: literalText(askedPath(home), names) }];
        }),
      },
      {
        source: `${inText('route')} ${inText('canonical')}`,
        target: read(`twin_${device}`),
        rows: [
          { regex: '^\\S* $', value: inText(`home_${device}`) },
          ...twinExceptions(rules, device).map((page) => exceptionRow(page, device, names)),
          ...leads.filter((each) => each.device === device).map((each) => patternRow(each, names)),
        ],
      },
    ]),
    {
      source: `${inText('seen')}:${inText('asked')}${inText('chosen')}:${inText('ambiguous')}:${inText('device')}`,
      target: read('twin'),
      rows: [
        { regex: '^:', value: '' },
        { regex: '^1::1:', value: '' },
        ...devices.map(([device]) => ({ regex: `:${device}$`, value: inText(`twin_${device}`) })),
      ],
    },
    {
      source: `${inText('twin')} ${inText('path')}`,
      target: read('lead'),
      rows: [
        {
          regex: `^(?<${names.bare('same_twin')}>\\S*) (?P=${names.bare('same_twin')})$`,
          value: '',
        },
        { regex: '^ ', value: '' },
      ],
      fallback: model.base.slice(0, -1) + inText('twin') + inText('query'),
    },
    {
      source: devices.map(([device]) => inText(`twin_${device}`)).join(''),
      target: read('twins'),
      rows: [{ text: '', value: '' }],
      fallback: 'User-Agent, Cookie',
    },
    {
      source: '$status',
      target: read('varies'),
      rows: [{ text: '404', value: 'User-Agent, Cookie' }],
      fallback: inText('twins'),
    },
    {
      about: 'A choice is kept until the browser is closed.',
      source: `${inText('seen')}:${inText('asked')}:${inText('root')}${inText('canonical')}`,
      target: read('cookie'),
      rows: devices.map(([device]) => ({
        regex: `^1:${device}:.`,
        value: literalText(deviceCookie(device, model.base), names),
      })),
    },
  ];
}
