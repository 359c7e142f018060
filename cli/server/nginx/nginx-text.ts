import { createHash } from 'node:crypto';

/**
 * A text in quotes, as nginx reads its configuration (ngx_conf_read_token): `\"`, `\\`, `\t`, `\r` and `\n` are escapes
 * there. What is between `${` and `}` stays a variable.
 */
export const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** A regular expression in quotes: of its backslashes nginx takes none away but those before `"` and `\`. */
export const quotedRegex = (flag: '~' | '~*', pattern: string): string =>
  `"${flag}${pattern.replaceAll('"', '\\x22')}"`;

/** Names of variables: nginx has one set of them for all sites that it serves. */
export type Names = {
  /** A variable, to be read: `$name`. */
  readonly read: (name: string) => string;
  /** The same inside of a text. */
  readonly inText: (name: string) => string;
  /** Its name alone, as a capture has it. */
  readonly bare: (name: string) => string;
};

/** Names that begin with a site's host, shortened: names of captures have 32 characters at most (pcre2limits). */
export function siteNames(host: string | undefined, base: string): Names {
  const site = `${host ?? ''}${base}`;
  const word = (host ?? 'site')
    .replace(/^www\./, '')
    .replace(/[^a-z].*$/i, '')
    .toLowerCase();
  const hash = createHash('sha256').update(site).digest('hex').slice(0, 4);
  const start = `${(word || 'site').slice(0, 8)}_${hash}`;
  const bare = (name: string): string => `${start}_${name}`;
  return { bare, read: (name) => `$${bare(name)}`, inText: (name) => `\${${bare(name)}}` };
}

/** A text without variables: a dollar, which nginx has no escape for, comes from one (`geo`, whose values have none). */
export const literalText = (text: string, names: Names): string =>
  text.replaceAll('$', names.inText('dollar'));

/** No page has such an address. */
export const nowhere = '/.';
