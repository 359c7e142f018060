/** A message as the linter writes it, with `{}` for what differs, and its Chinese with `{1}`, `{2}` in their places. */
export type Translation = readonly [english: string, chinese: string];

/** Translations by the id of their rule; the first that fits counts. */
export type Translations = Readonly<Record<string, readonly Translation[]>>;
