/** Text that reads as itself wherever a plain scalar may stand, in brackets too, and as nothing but text. */
const plain = /^[\p{L}_./~][\p{L}\p{N}_./~?=&%+@:-]*$/u;
/** Words that some reader of YAML takes for something else. */
const notText = /^(?:null|true|false|yes|no|on|off|y|n|~|\.inf|\.nan)$/i;
/** A colon that ends a word is notation. */
const isPlain = (value: string): boolean =>
  plain.test(value) && !notText.test(value) && !value.endsWith(':') && !/\s/.test(value);

/**
 * How a text is written in place of another scalar of a YAML or JSON file.
 * @param written the scalar that stands there, with its quotation marks
 * @param value the text that is meant
 * @returns the same kind of quotation marks where there are some
 */
export function writeScalar(written: string, value: string): string {
  if (written.startsWith('"')) return JSON.stringify(value);
  if (!written.startsWith("'") && isPlain(value)) return value;
  // What single quotation marks cannot hold is written with escapes.
  return /[\n\r\t\p{Cc}]/u.test(value) ? JSON.stringify(value) : `'${value.replaceAll("'", "''")}'`;
}

/** Whether a text may replace a part of another one, whatever marks the whole stands in. */
export const isPlainPart = (value: string): boolean => /^[\p{L}\p{N}_./~?=&%+@:-]*$/u.test(value);
