/** A word with what must not begin a line; a Chinese character is a word of its own. */
const words =
  /(?:[\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff]|[^\s\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff]+)[，。、：；？！”’）》」』…—]*\s*/gu;

/**
 * Breaks a text into lines.
 * @param measure how wide a text is
 */
export function wrapLines(
  text: string,
  width: number,
  measure: (text: string) => number,
): readonly string[] {
  const fits = (line: string): boolean => measure(line.trimEnd()) <= width;
  const parts = (text.match(words) ?? []).flatMap((word) => (fits(word) ? [word] : [...word]));
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    if (line !== '' && !fits(line + part)) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += part;
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}
