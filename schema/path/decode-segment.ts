/** Decodes one path segment once. What is no valid percent-encoding is taken as it stands. */
export function decodeSegment(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone or broken % was typed, not encoded: the text itself is meant.
    return text;
  }
}
