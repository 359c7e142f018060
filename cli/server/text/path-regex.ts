const hex = '[0-9A-Fa-f]';
const next = `%[89ABab]${hex}`;

/**
 * A regular expression, for PCRE, RE2 and .NET alike, for as much of a path as decodes to UTF-8 without a NUL
 * (RFC 3629, 4), and has no backslash in it.
 * @param end characters that end a path, as they stand between brackets
 */
export const decodablePath = (end = ''): string =>
  `(?:${[
    `[^%\\x5c${end}]`,
    `%(?:0[1-9A-Fa-f]|[1-7]${hex})`,
    `%(?:[Cc][2-9A-Fa-f]|[Dd]${hex})${next}`,
    `%[Ee]0%[ABab]${hex}${next}`,
    `%[Ee][1-9A-Ca-cEFef]${next}${next}`,
    `%[Ee][Dd]%[89]${hex}${next}`,
    `%[Ff]0%[9ABab]${hex}${next}${next}`,
    `%[Ff][1-3]${next}${next}${next}`,
    `%[Ff]4%8${hex}${next}${next}`,
  ].join('|')})*`;

/**
 * A regular expression, for PCRE and .NET, for a query whose first value of a key is this one, in a capture.
 * @param key as a regular expression
 */
export const firstArgument = (key: string, value = '[^&]*'): string =>
  `^(?:(?!${key}=)[^&]*&)*${key}=(${value})(?:&|$)`;
