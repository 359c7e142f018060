export type LanguageBootMessages = {
  /** Language as a BCP 47 tag. */
  readonly tag: string;
  readonly loading: string;
  /** It takes longer than usual. */
  readonly loadSlow: string;
  readonly siteFailed: string;
  readonly retry: string;
};

/**
 * What the built page says of the site before its model is there, so that the web configuration is
 * asked for side by side with it. Only a hint: the model decides.
 */
export type BootHints = {
  readonly prefixes: Readonly<Record<string, string>>;
  readonly defaultLanguage: string;
  readonly history: 'browser' | 'hash';
  readonly base: string;
  /** Web configuration by language, below the base. */
  readonly configs: Readonly<Record<string, string>>;
  /** Milliseconds. */
  readonly configTimeout: number;
  /** Words for the time before the model is there, and for the case that it never comes, by language. */
  readonly messages: Readonly<Record<string, LanguageBootMessages>>;
};

/** Id of the element of the built page that holds the hints as JSON. */
export const bootHintsId = 'boot-hints';
