import { hasHomeAtRoot, type ServerRules } from '../rules/server-rules.ts';
import { askedPath } from '../text/asked-path.ts';
import { decodablePath } from '../text/path-regex.ts';
import { regexText } from '../text/regex-text.ts';
import { markRegexes } from '../twins/twin-patterns.ts';
import type { MapRow, NginxMap } from './nginx-map.ts';
import type { Names } from './nginx-text.ts';
import { unlessKnown } from './path-maps.ts';

/** No file: names that begin with a dot are not handed out. */
const none = '/.none';

/** The further part of a page that a query asks for: only where it asks for nothing else (`pageFiles`). */
function partMaps({ partKeys }: ServerRules, names: Names): NginxMap[] {
  const { read, inText } = names;
  const known = [...partKeys, 'device'].map(regexText).join('|');
  const once = partKeys
    .map((key) => `(?!(?:.*&)?${regexText(key)}=.*&${regexText(key)}=)`)
    .join('');
  const partOf = (key: string, index: number): NginxMap => ({
    source: `$arg_${key}`,
    target: read(`part_${key}`),
    rows: [
      ...(key === 'page' ? [{ text: '1', value: '' }] : []),
      {
        regex: `^(?<${names.bare(`value${index + 1}`)}>[\\w-]+)$`,
        value: `.${key}-${inText(`value${index + 1}`)}`,
      },
    ],
  });
  return [
    ...partKeys.map(partOf),
    {
      about: 'Further parts of pages have files of their own; other queries have none.',
      source: '$args',
      target: read('part'),
      rows: [
        { text: '', value: '' },
        {
          regex: `^${once}(?:(?:${known})=[^&]*(?:&|$))+$`,
          value: partKeys.map((key) => inText(`part_${key}`)).join(''),
        },
      ],
    },
  ];
}

/** The page that says that there is none, in the language and for the device that the address names by its looks. */
function notFoundMaps(rules: ServerRules, names: Names): NginxMap[] {
  const { model, notFound } = rules;
  const { read, inText } = names;
  const languages = Object.entries(model.languages)
    .filter(([, { prefix }]) => prefix !== '')
    .sort(([, a], [, b]) => b.prefix.length - a.prefix.length);
  const variants = notFound.map(
    ({ language, device, file }): MapRow => ({ text: `${language}.${device}`, value: file }),
  );
  const [first] = notFound;
  return [
    {
      about: 'The page for addresses that open nothing.',
      source: inText('path'),
      target: read('lost_language'),
      rows: languages.map(([language, { prefix }]) => ({
        regex: `${regexText(askedPath(prefix))}(?:/|$)`,
        flag: '~*',
        value: language,
      })),
      fallback: model.defaultLanguage,
    },
    {
      source: inText('path'),
      target: read('lost_device'),
      rows: markRegexes(model).map(({ device, regex }) => ({
        regex: `^${regex}(?:/|$)`,
        flag: '~*',
        value: device,
      })),
      fallback: inText('visitor'),
    },
    {
      source: `${inText('lost_language')}.${inText('lost_device')}`,
      target: read('lost_page'),
      rows: variants,
      fallback: first?.file ?? rules.shell,
    },
    {
      about: 'Where a script or a picture is missing, a page is no answer.',
      source: `${inText('path')}|$http_accept`,
      target: read('not_found'),
      rows: [{ regex: '\\.\\w+\\|(?!.*text/html)', value: '@no_file' }],
      fallback: inText('lost_page'),
    },
  ];
}

/**
 * The maps that find the files of an answer. Set: `refused`, `page`, `part`, `shell`, `not_found`.
 */
export function fileMaps(rules: ServerRules, names: Names): NginxMap[] {
  const { roots, model } = rules;
  const { read, inText } = names;
  return [
    ...unlessKnown(
      'refused',
      '',
      {
        about: 'Addresses that cannot be decoded, and those that browsers read as another host’s.',
        source: inText('path'),
        rows: [
          // An empty text is compared with texts alone: such an address is none of this site.
          { text: '', value: '' },
          { regex: '^[^%\\x5c]*$', value: '' },
          { regex: `^${decodablePath()}$`, value: '' },
        ],
        fallback: '1',
      },
      names,
    ),
    ...partMaps(rules, names),
    ...unlessKnown(
      'file',
      `$uri${inText('part')}.html`,
      {
        about:
          'Files whose names begin with a dot are nobody’s business (RFC 8615 excepted), and those of pages have addresses.',
        source: '$uri',
        rows: [
          ...(hasHomeAtRoot(rules) ? [{ text: '/', value: '/index' }] : []),
          ...rules.htmlFiles.map((file) => ({ text: `/${file}`, value: '$uri' })),
          { regex: '/\\.(?!well-known(?:/|$))|\\.html$', value: none },
        ],
        fallback: '$uri',
      },
      names,
    ),
    {
      about: 'The pages of the roots are built for the default device variant.',
      source: `${inText('root')} ${inText('page_device')}`,
      target: read('root_page'),
      rows: roots.flatMap(({ language, page }) =>
        page === undefined
          ? []
          : Object.keys(model.devices)
              .filter(
                (device) =>
                  device === model.defaultDevice ||
                  (page === '/index' && rules.shell === '/index.html'),
              )
              .map((device) => ({ text: `${language} ${device}`, value: page })),
      ),
      fallback: none,
    },
    ...unlessKnown(
      'plain_page',
      '$uri',
      {
        about: 'A slash inside of a segment would name the file of another page.',
        source: inText('path'),
        rows: [{ regex: '%(?:2f|5c)', flag: '~*', value: none }],
        fallback: inText('file'),
      },
      names,
    ),
    {
      source: inText('canonical'),
      target: read('own_page'),
      rows: [{ text: '', value: none }],
      fallback: inText('plain_page'),
    },
    {
      source: inText('root'),
      target: read('page'),
      rows: [{ text: '', value: inText('own_page') }],
      fallback: inText('root_page'),
    },
    {
      source: inText('root') + inText('canonical'),
      target: read('shell'),
      rows: [{ text: '', value: none }],
      fallback: rules.shell,
    },
    ...notFoundMaps(rules, names),
  ];
}
