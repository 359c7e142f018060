/** A name as words: campus-map becomes Campus map. */
export function wordsOfName(kebab: string): string {
  const words = kebab.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
