import type { Asker } from './asker.ts';
import { languageChoices } from './language-choice.ts';
import { siteTemplate } from './site-template.ts';

/** What `--yes` answers. */
export const defaultAnswers: Asker = {
  template: () => siteTemplate('institution'),
  languages: async () => languageChoices('zh,en'),
  name: async ({ texts }, { name }, given) => given ?? name[texts],
  hasTwins: async () => true,
  sections: async ({ sections }) => sections.map(({ id }) => id),
  origin: async () => undefined,
  brand: async ({ brand }) => brand,
};
