import {
  intro,
  isCancel,
  MULTISELECT_INSTRUCTIONS,
  multiselect,
  SELECT_INSTRUCTIONS,
  select,
  text,
} from '@clack/prompts';
import type { Dialogue } from '../io.ts';
import type { CliLanguage } from '../local-text.ts';
import type { Asker } from './asker.ts';
import { brandColour } from './brand/colour.ts';
import { Cancelled } from './cancelled.ts';
import { initMessages } from './init-messages.ts';
import { languageChoices } from './language-choice.ts';
import { chineseInstructions } from './prompt-instructions.ts';
import { siteName } from './site-name.ts';
import { siteOrigin } from './site-origin.ts';
import { siteTemplate, templateIds } from './site-template.ts';

/** @throws Cancelled */
async function answered<Value>(asked: Promise<Value>): Promise<Exclude<Value, symbol>> {
  const value = await asked;
  if (isCancel(value)) throw new Cancelled();
  return value as Exclude<Value, symbol>;
}

/** Says what is wrong with a text that a function refuses. */
const refusing =
  (read: (typed: string) => unknown, message: string) =>
  (typed: string | undefined): string | undefined => {
    try {
      read(typed ?? '');
      return undefined;
    } catch {
      return message;
    }
  };

const englishInstructions = {
  select: [...SELECT_INSTRUCTIONS],
  multiselect: [...MULTISELECT_INSTRUCTIONS],
} as const;

/**
 * Sets the language of the line below a choice that says which keys move and confirm. The library has no option for it,
 * and reads these lists whenever it draws.
 */
function setInstructions(language: CliLanguage): void {
  const { select, multiselect } = language === 'zh' ? chineseInstructions : englishInstructions;
  SELECT_INSTRUCTIONS.splice(0, Number.POSITIVE_INFINITY, ...select);
  MULTISELECT_INSTRUCTIONS.splice(0, Number.POSITIVE_INFINITY, ...multiselect);
}

/** Asks the person at the terminal. */
export function askTerminal(
  { input, output }: Dialogue,
  language: CliLanguage,
): Asker & { readonly begin: () => void } {
  const t = initMessages(language);
  const common = { input, output };
  setInstructions(language);
  return {
    begin: () => intro(t('intro'), common),
    template: async () => {
      const templates = await Promise.all(templateIds.map(siteTemplate));
      const options = templates.map((template) => ({
        value: template.id,
        label: template.id,
        hint: template.description[language],
      }));
      return siteTemplate(await answered(select({ ...common, message: t('template'), options })));
    },
    languages: async () => {
      const sets = ['zh,en', 'en,zh', 'zh', 'en'].map((tags) => ({
        value: tags,
        label: languageChoices(tags)
          .map(({ label }) => label)
          .join(' + '),
      }));
      const options = [...sets, { value: '', label: t('otherLanguages') }];
      const chosen = await answered(select({ ...common, message: t('languages'), options }));
      if (chosen !== '') return languageChoices(chosen);
      const validate = refusing(languageChoices, t('badLanguages'));
      const typed = text({ ...common, message: t('typedLanguages'), validate });
      return languageChoices(await answered(typed));
    },
    name: async ({ label, texts }, template, given) => {
      const name = given ?? template.name[texts];
      const message = t('name', { language: label });
      const validate = refusing((typed) => siteName(typed || name), t('badName'));
      const options = { ...common, message, placeholder: name, defaultValue: name, validate };
      return siteName(await answered(text(options)));
    },
    hasTwins: async () =>
      answered(
        select<boolean>({
          ...common,
          message: t('devices'),
          options: [
            { value: true, label: t('twins') },
            { value: false, label: t('responsive') },
          ],
        }),
      ),
    sections: async ({ sections }) => {
      const message = t('sections');
      const options = sections.map(({ id, label }) => ({ value: id, label: label[language] }));
      const initialValues = sections.map(({ id }) => id);
      const chosen = await answered(
        multiselect({ ...common, message, options, initialValues, required: false }),
      );
      return initialValues.filter((id) => chosen.includes(id));
    },
    origin: async () => {
      const validate = refusing(siteOrigin, t('badOrigin'));
      const options = { ...common, message: t('origin'), placeholder: 'https://', validate };
      return siteOrigin((await answered(text(options))) ?? '');
    },
    brand: async ({ brand }) => {
      const validate = refusing((typed) => brandColour(typed || brand), t('badBrand'));
      const options = { ...common, message: t('brand'), placeholder: brand, defaultValue: brand };
      return brandColour(await answered(text({ ...options, validate }))).hex;
    },
  };
}
