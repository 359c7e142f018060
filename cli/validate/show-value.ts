const longest = 40;

/** A value as it is named in a sentence. */
export function showValue(value: unknown): string {
  if (typeof value === 'string') {
    const line = value.replace(/\s+/g, ' ');
    return `"${line.length > longest ? `${line.slice(0, longest)}…` : line}"`;
  }
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a mapping' : String(value);
}
