type Said = { readonly message: string; readonly suggestion?: string };

/** What is said of a diagnostic in one sentence: the message, and what may have been meant. */
export const sentenceOf = ({ message, suggestion }: Said): string =>
  suggestion === undefined ? message : `${message}; did you mean "${suggestion}"?`;
