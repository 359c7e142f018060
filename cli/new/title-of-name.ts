/**
 * The title of what has none yet, made from its name: campus-map becomes “Campus map”. Names are in Latin letters, so a
 * Chinese title says that it is to be written.
 * @param language the language's code
 */
export function titleOfName(name: string, language: string): string {
  const words = name.replace(/[-_]/g, ' ');
  return /^zh\b/.test(language)
    ? `标题待写（${words}）`
    : words.charAt(0).toUpperCase() + words.slice(1);
}
