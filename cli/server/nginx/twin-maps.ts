import type { ServerPage, ServerRules } from '../rules/server-rules.ts';
import { askedPath } from '../text/asked-path.ts';
import { regexText } from '../text/regex-text.ts';
import {
  type TwinPattern,
  twinExceptions,
  twinPatterns,
  twinRegex,
} from '../twins/twin-patterns.ts';
import type { MapRow, NginxMap } from './nginx-map.ts';
import { literalText, type Names } from './nginx-text.ts';
import { type EntryAddress, unlessKnown } from './path-maps.ts';
import { patternText } from './route-maps.ts';

/** A twin by its pattern: the suffix on the first segment behind the language's prefix. */
const patternRow = (pattern: TwinPattern, names: Names): MapRow => {
  const captures = ['twin_start', 'twin_first', 'twin_rest'];
  const { to } = pattern;
  const [start, first, rest] = captures.map(names.inText);
  const regex = captures.reduce(
    // Captures have names here; no other parenthesis stands in it.
    (text, name) => text.replace(/\((?!\?)/, `(?<${names.bare(name)}>`),
    twinRegex(pattern),
  );
  return {
    regex: `^\\S* ${regex}$`,
    value:
      to === undefined
        ? ''
        : `${to.prefix ?? ''}${start}${first}${literalText(askedPath(to.suffix), names)}${rest}`,
  };
};

const isLiteral = ({ pattern }: ServerPage): boolean => !pattern.includes('/:');

/** Where the twin of a page is, or that there is none. */
function twinRow(page: ServerPage, device: string, names: Names): MapRow {
  const twin = page.twins[device];
  const value = twin === undefined ? '' : patternText(twin, names);
  return isLiteral(page)
    ? { text: ` ${askedPath(page.pattern)}`, value }
    : { regex: `^${regexText(page.name)} `, value };
}

/**
 * The maps that find where to lead a visitor who is on another variant's page. Set: `lead` (empty: the visitor stays)
 * and `varies`.
 */
export function twinMaps(
  rules: ServerRules,
  entries: readonly EntryAddress[],
  names: Names,
): NginxMap[] {
  const { model, pages, roots } = rules;
  const { read, inText } = names;
  const devices = Object.entries(model.devices);
  const leads = twinPatterns(model);
  const literal = pages.filter((page) => isLiteral(page) && page.redirect === undefined);
  return [
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
          { text: ' ', value: inText(`home_${device}`) },
          ...literal.map((page) => twinRow(page, device, names)),
          // Visitors of the right variant, who are most, stay.
          ...entries
            .filter((entry) => entry.device === device)
            .map(({ path }) => ({ text: ` ${askedPath(path)}`, value: '' })),
          { regex: '^\\S* $', value: inText(`home_${device}`) },
          ...twinExceptions(rules, device)
            .filter((page) => !isLiteral(page))
            .map((page) => twinRow(page, device, names)),
          ...leads.filter((each) => each.device === device).map((each) => patternRow(each, names)),
        ],
      },
    ]),
    {
      source: inText('device'),
      target: read('twin_device'),
      rows: devices.map(([device]) => ({ text: device, value: inText(`twin_${device}`) })),
    },
    {
      source: inText('ambiguous'),
      target: read('twin_browser'),
      rows: [{ text: '1', value: '' }],
      fallback: inText('twin_device'),
    },
    {
      source: inText('asked') + inText('chosen'),
      target: read('twin_seen'),
      rows: [{ text: '', value: inText('twin_browser') }],
      fallback: inText('twin_device'),
    },
    {
      source: inText('seen'),
      target: read('twin'),
      rows: [{ text: '1', value: inText('twin_seen') }],
    },
    {
      source: `${inText('twin')} ${inText('path')}`,
      target: read('lead_twin'),
      rows: [
        {
          regex: `^(?<${names.bare('same_twin')}>\\S*) (?P=${names.bare('same_twin')})$`,
          value: '',
        },
      ],
      fallback: model.base.slice(0, -1) + inText('twin') + inText('query'),
    },
    {
      source: inText('twin'),
      target: read('lead'),
      rows: [{ text: '', value: '' }],
      fallback: inText('lead_twin'),
    },
    ...unlessKnown(
      'twins',
      'User-Agent, Cookie',
      {
        source: devices.map(([device]) => inText(`twin_${device}`)).join(''),
        rows: [{ text: '', value: '' }],
        fallback: 'User-Agent, Cookie',
      },
      names,
    ),
    {
      source: '$status',
      target: read('varies'),
      rows: ['404', ...(rules.redirects.length === 0 ? [] : ['410'])].map((text) => ({
        text,
        value: 'User-Agent, Cookie',
      })),
      fallback: model.hosted ? 'User-Agent, Cookie' : inText('twins'),
    },
  ];
}
