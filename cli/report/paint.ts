export type Paint = Readonly<
  Record<'strong' | 'quiet' | 'error' | 'warning' | 'place', (text: string) => string>
>;

const ansi =
  (code: number) =>
  (text: string): string =>
    `\u001b[${code}m${text}\u001b[0m`;
const plain = (text: string): string => text;

const colored: Paint = {
  strong: ansi(1),
  quiet: ansi(2),
  error: ansi(31),
  warning: ansi(33),
  place: ansi(36),
};

/** How parts of a report are coloured, or not. */
export const paint = (color: boolean): Paint =>
  color ? colored : { strong: plain, quiet: plain, error: plain, warning: plain, place: plain };
