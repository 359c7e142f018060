/** A file of content in its two parts, each at its own offset: what is before them is blank. */
export type SplitFile = {
  /** The front matter; everything else cut off or made a comment. */
  readonly yaml: string;
  readonly body: string;
  /** Where the body starts, in UTF-16 units. */
  readonly bodyStart: number;
};

const opening = /^---[ \t]*\r?\n/;
const closing = /^(---|\.\.\.)[ \t]*$/m;

/**
 * Splits a file of content at the lines --- around its front matter.
 * @returns why it cannot be split, in a sentence
 */
export function splitFrontMatter(text: string): SplitFile | string {
  const start = opening.exec(text);
  if (!start) {
    return 'the front matter is missing: the file starts with a line ---, keys such as title: …, and a line ---';
  }
  const from = start[0].length;
  const end = closing.exec(text.slice(from));
  if (!end) return 'the front matter does not end: a line --- is missing behind it';
  const yamlEnd = from + end.index;
  const bodyStart = yamlEnd + end[0].length;
  return {
    // The opening line becomes a comment of the same length.
    yaml: `#${text.slice(1, yamlEnd)}`,
    body: text.slice(bodyStart),
    bodyStart,
  };
}
