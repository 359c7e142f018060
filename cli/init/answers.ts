import type { CliLanguage } from '../local-text.ts';
import type { LanguageChoice } from './language-choice.ts';
import type { SiteTemplate } from './site-template.ts';

/** Everything that `site init` has to know. */
export type Answers = {
  readonly template: SiteTemplate;
  /** The default one first. */
  readonly languages: readonly LanguageChoice[];
  /** The name of the site by the code of the language. */
  readonly names: Readonly<Record<string, string>>;
  /** Whether phones have pages of their own (twins); else one page fits every screen. */
  readonly hasTwins: boolean;
  /** Ids of the template's sections. */
  readonly sections: readonly string[];
  /** Public address of the site; undefined: it is not known yet. */
  readonly origin: string | undefined;
  /** Brand colour, as CSS writes it. */
  readonly brand: string;
};

/** What does not come from the answers: the same answers on another day make other dates. */
export type Surroundings = {
  /** The day that it is, as YYYY-MM-DD. */
  readonly today: string;
  /** Where the institution is; undefined: the template's. */
  readonly timeZone: string | undefined;
  /** The language of comments in the files. */
  readonly language: CliLanguage;
  /** Version of this package. */
  readonly version: string;
};
