/**
 * A text as a token of a Caddyfile, in quotes: `"` is escaped there, and nothing else (Caddyfile lexer). Braces, which could name a placeholder or a
 * variable of the environment, are percent-encoded in addresses, and stand in nothing else that is written.
 */
export const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/** A text without placeholders and captures. */
export const literalText = (text: string): string =>
  text.replaceAll('{', '%7B').replaceAll('}', '%7D');

/** The same where a regular expression stands before it: `$` begins a capture there (Go, Regexp.Expand). */
export const expandText = (text: string): string => literalText(text).replaceAll('$', '$$$$');

/** A capture of the regular expression before it. */
export const capture = (number: number): string => `$\{${number}}`;

export type CaddyRow =
  | { readonly text: string; readonly values: readonly string[] }
  | { readonly regex: string; readonly values: readonly string[] };

export type CaddyMap = {
  readonly about?: string;
  /** Placeholders, as they stand in a text. */
  readonly source: string;
  readonly targets: readonly string[];
  readonly rows: readonly CaddyRow[];
  readonly fallback?: readonly string[];
};

/** An output that is a hyphen would be none. */
const outputs = (values: readonly string[]): string => values.map(quoted).join(' ');

/**
 * The lines of a map (https://caddyserver.com/docs/caddyfile/directives/map). Texts are compared before regular
 * expressions where they stand before them; values of texts may hold placeholders, those of regular expressions captures.
 */
export const mapLines = ({ about, source, targets, rows, fallback }: CaddyMap): string[] => [
  ...(about === undefined ? [] : [`# ${about}`]),
  `map ${quoted(source)} ${targets.map((each) => `{${each}}`).join(' ')} {`,
  ...rows.map((row) =>
    'text' in row
      ? `\t${quoted(row.text)} ${outputs(row.values)}`
      : `\t${quoted(`~${row.regex}`)} ${outputs(row.values)}`,
  ),
  `\tdefault ${outputs(fallback ?? targets.map(() => ''))}`,
  '}',
];
