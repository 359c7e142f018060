const maxLength = 40;

/** A value as it is named in a sentence. */
export function showValue(value: unknown): string {
  if (typeof value === 'string') {
    const line = value.replace(/\s+/g, ' ');
    return `"${line.length > maxLength ? `${line.slice(0, maxLength)}…` : line}"`;
  }
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a mapping' : String(value);
}
