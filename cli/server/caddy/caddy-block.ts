const indented = (lines: readonly string[]): string[] =>
  lines.map((line) => (line === '' ? '' : `\t${line}`));

/** A directive with a block of lines. */
export const block = (head: string, lines: readonly string[]): string[] => [
  `${head} {`,
  ...indented(lines),
  '}',
];
