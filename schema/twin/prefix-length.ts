/**
 * How many characters of a path are its language prefix: the longest prefix that the path starts with,
 * letter case ignored, up to a slash or the end.
 */
export function prefixLength(path: string, prefixes: readonly string[]): number {
  const folded = path.toLowerCase();
  let longest = 0;
  for (const prefix of prefixes) {
    const starts = prefix !== '' && folded.startsWith(prefix.toLowerCase());
    const end = path.charAt(prefix.length);
    if (starts && (end === '' || end === '/') && prefix.length > longest) longest = prefix.length;
  }
  return longest;
}
