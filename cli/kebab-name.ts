/** Whether a name is written in lower case with hyphens, each part starting with a letter. */
export const isKebab = (name: string): boolean => /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(name);

/** `pullQuote`, of `pull-quote`. */
export const camelCase = (kebab: string): string =>
  kebab.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
