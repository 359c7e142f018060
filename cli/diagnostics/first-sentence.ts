/** The first sentence of a text: up to its first full stop, Chinese or not. */
export function firstSentence(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  const end = /。|[.!?](?=\s|$)/.exec(line);
  return end ? line.slice(0, end.index + end[0].length) : line;
}
