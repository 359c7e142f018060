/** An argument of a directive in quotes: `"`, and a backslash before one or another, are escaped (ap_getword_conf). */
export const quoted = (text: string): string =>
  `"${text.replace(/\\(?=["\\]|$)/g, '\\\\').replaceAll('"', '\\"')}"`;

/** The value of a header in quotes: `%` begins a format there (mod_headers). */
export const headerValue = (text: string): string => quoted(text.replaceAll('%', '%%'));

/**
 * A text in a substitution of mod_rewrite: `$`, `%` and `\` mean something there, and a quotation mark cannot stand in
 * any argument.
 */
export const substitution = (text: string): string =>
  text.replaceAll('"', '%22').replace(/[$%\\]/g, '\\$&');

/** The same in the value of a variable: a comma would end it, and is spelled as it may be, too. */
export const variable = (text: string): string => substitution(text.replaceAll(',', '%2C'));

export type Condition = {
  /** What is looked at: variables, and back-references. */
  readonly of: string;
  /** A regular expression, `-f`, or either with an exclamation mark before it. */
  readonly is: string;
};

/** The value of a variable of the environment, which rules before have set. */
export const env = (name: string): string => `%{ENV:${name}}`;

/**
 * An argument of a directive of mod_rewrite, which ends at the next quotation mark: nothing escapes one there
 * (parseargline of mod_rewrite.c).
 */
const argument = (text: string): string => {
  if (text.includes('"')) throw new Error(`no quotation mark can stand in a rule: ${text}`);
  return `"${text}"`;
};

/**
 * A rule of mod_rewrite with its conditions (https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html). `NV` keeps a condition
 * from adding its header to `Vary`: that is said once for each answer.
 */
export const rule = (
  conditions: readonly Condition[],
  pattern: string,
  to: string,
  flags: string,
): string[] => [
  ...conditions.map(({ of, is }) => `RewriteCond ${argument(of)} ${argument(is)} [NV]`),
  `RewriteRule ${argument(pattern)} ${argument(to)} ${argument(`[${flags}]`)}`,
];
