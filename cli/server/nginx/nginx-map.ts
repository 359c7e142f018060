import { firstArgument } from '../text/path-regex.ts';
import { regexText } from '../text/regex-text.ts';
import { type Names, quoted, quotedRegex } from './nginx-text.ts';

/** A row of a map: what is asked for (`text` without regard to letter case, or a regular expression), and the value. */
export type MapRow =
  | { readonly text: string; readonly value: string }
  | { readonly regex: string; readonly flag?: '~' | '~*'; readonly value: string };

export type NginxMap = {
  /** Variables, as they stand in a text. */
  readonly source: string;
  /** The variable that it sets, with its dollar. */
  readonly target: string;
  readonly rows: readonly MapRow[];
  readonly fallback?: string;
  readonly about?: string;
};

/** A text that is asked for begins with a backslash where it would be read as something else (ngx_http_map_module). */
const keyText = (text: string): string =>
  /^(?:default|include|volatile|hostnames)$|^[~\\]/.test(text) ? `\\${text}` : text;

/** Longer texts than a line of nginx's tables holds (`00-hashes.conf`) are asked for by regular expressions; bytes. */
const maxText = 200;

const rowText = (row: MapRow): string =>
  'text' in row && Buffer.byteLength(row.text) > maxText
    ? rowText({ regex: `^${regexText(row.text)}$`, flag: '~*', value: row.value })
    : 'text' in row
      ? `  ${quoted(keyText(row.text))} ${quoted(row.value)};`
      : `  ${quotedRegex(row.flag ?? '~', row.regex)} ${quoted(row.value)};`;

/** Rows without those that nginx would take for a second one of the same text. */
function distinct(rows: readonly MapRow[]): MapRow[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = 'text' in row ? `t ${row.text.toLowerCase()}` : `r ${row.flag} ${row.regex}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** The map that finds the first value of a key in the query, as it stands there. */
export const argumentMap = (key: string, target: string, names: Names): NginxMap => ({
  source: '$args',
  target: names.read(target),
  rows: [
    { text: '', value: '' },
    {
      regex: firstArgument(regexText(key)).replace('([', `(?<${names.bare(`of_${target}`)}>[`),
      value: names.inText(`of_${target}`),
    },
  ],
});

/** The lines of a map (ngx_http_map_module). */
export const mapLines = ({ source, target, rows, fallback = '', about }: NginxMap): string[] => [
  ...(about === undefined ? [] : [`# ${about}`]),
  `map ${quoted(source)} ${target} {`,
  ...(fallback === '' ? [] : [`  default ${quoted(fallback)};`]),
  ...distinct(rows).map(rowText),
  '}',
];
