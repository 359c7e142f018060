/** What an API answered. */
export type ApiAnswer = {
  readonly value: unknown;
  /** A header of the answer; null where it has none of that name, or a browser may not read it. */
  readonly header: (name: string) => string | null;
};
