/** What stands on the command line behind `site`, as far as the cursor. */
export type TypedWords = {
  readonly before: readonly string[];
  readonly current: string;
  /** What the shell takes for the beginning of the current word, and completes by itself. */
  readonly cut: string;
};

/**
 * Joins `--option`, `=` and `value`, which are three words to bash, and one to other shells.
 * @param words the last one is the one to be completed; it may be empty
 */
export function typedWords(words: readonly string[]): TypedWords {
  const joined: string[] = [];
  let cut = '';
  for (const word of words) {
    const last = joined.at(-1);
    const isSign = word === '=' && last?.startsWith('--') && !last.includes('=');
    const isValue = cut !== '' && last === cut;
    if (isSign || isValue) joined[joined.length - 1] = last + word;
    else joined.push(word);
    cut = isSign ? `${last}=` : isValue ? cut : '';
  }
  return { before: joined.slice(0, -1), current: joined.at(-1) ?? '', cut };
}
