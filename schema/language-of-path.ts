/** Language prefixes by language code; the default language may have an empty one. */
export type Prefixes = Readonly<Record<string, string>>;

/**
 * The language that a path names: the one whose prefix stands in it as whole segments, letter case
 * ignored, at its end too; of several the longest; none: the default language.
 */
export function languageOfPath(path: string, prefixes: Prefixes, defaultLanguage: string): string {
  const folded = `${path.toLowerCase()}/`;
  let found = defaultLanguage;
  let length = 0;
  for (const [language, prefix] of Object.entries(prefixes)) {
    if (prefix.length > length && folded.includes(`${prefix.toLowerCase()}/`)) {
      found = language;
      length = prefix.length;
    }
  }
  return found;
}
