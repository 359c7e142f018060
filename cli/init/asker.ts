import type { Answers } from './answers.ts';
import type { LanguageChoice } from './language-choice.ts';
import type { SiteTemplate } from './site-template.ts';

/** Where answers come from that no flag gives: a person, or the defaults. */
export type Asker = {
  readonly template: () => Promise<SiteTemplate>;
  readonly languages: () => Promise<Answers['languages']>;
  /** @param given the name in another language; undefined: none is known */
  readonly name: (
    language: LanguageChoice,
    template: SiteTemplate,
    given: string | undefined,
  ) => Promise<string>;
  readonly hasTwins: () => Promise<boolean>;
  readonly sections: (template: SiteTemplate) => Promise<readonly string[]>;
  readonly origin: () => Promise<string | undefined>;
  readonly brand: (template: SiteTemplate) => Promise<string>;
};
