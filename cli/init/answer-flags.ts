import { UsageError } from '../usage-error.ts';
import type { Answers } from './answers.ts';
import type { Asker } from './asker.ts';
import { brandColour } from './brand/colour.ts';
import { languageChoices } from './language-choice.ts';
import { sectionIds } from './section-ids.ts';
import { typedNames } from './site-name.ts';
import { siteOrigin } from './site-origin.ts';
import { siteTemplate } from './site-template.ts';

/** The flags of `site init` that answer a question, as they are typed. */
export type AnswerFlags = {
  readonly template?: string | undefined;
  readonly languages?: string | undefined;
  readonly name?: readonly string[] | undefined;
  readonly devices?: string | undefined;
  readonly sections?: string | undefined;
  readonly origin?: string | undefined;
  readonly brand?: string | undefined;
};

const flagNames = [
  'template',
  'languages',
  'name',
  'devices',
  'sections',
  'origin',
  'brand',
] as const satisfies readonly (keyof AnswerFlags)[];

/** The flags that would have to be given for nothing to be asked. */
export const missingFlags = (flags: AnswerFlags): readonly string[] =>
  flagNames.filter((name) => flags[name] === undefined).map((name) => `--${name}`);

function twinsOf(devices: string): boolean {
  if (devices === 'twins') return true;
  if (devices === 'responsive') return false;
  throw new UsageError({
    zh: `--devices ${devices}：请写 twins 或 responsive`,
    en: `--devices ${devices}: write twins or responsive`,
  });
}

/**
 * Everything that `site init` has to know: what flags say, and what is asked besides. Flags that cannot be used are
 * reported before anything is asked, as far as they do not depend on an answer.
 * @throws UsageError where a flag cannot be used, and what the asker throws
 */
export async function readAnswers(flags: AnswerFlags, asker: Asker): Promise<Answers> {
  const { name = [], sections } = flags;
  const [named, listed, twins] = [flags.template, flags.languages, flags.devices];
  const givenTemplate = named === undefined ? undefined : await siteTemplate(named);
  const givenLanguages = listed === undefined ? undefined : languageChoices(listed);
  const givenTwins = twins === undefined ? undefined : twinsOf(twins);
  const givenOrigin = flags.origin === undefined ? undefined : siteOrigin(flags.origin);
  const givenBrand = flags.brand === undefined ? undefined : brandColour(flags.brand).hex;
  if (givenTemplate && sections !== undefined) sectionIds(sections, givenTemplate);
  if (givenLanguages) typedNames(name, givenLanguages);

  const template = givenTemplate ?? (await asker.template());
  const languages = givenLanguages ?? (await asker.languages());
  const names: Record<string, string> = { ...typedNames(name, languages) };
  // Not the name of the template's institution, where that of this one is known.
  let given = languages.map(({ code }) => names[code]).find((each) => each !== undefined);
  for (const language of languages) {
    const own = names[language.code] ?? (await asker.name(language, template, given));
    names[language.code] = own;
    if (own !== template.name[language.texts]) given ??= own;
  }
  return {
    template,
    languages,
    names,
    hasTwins: givenTwins ?? (await asker.hasTwins()),
    sections:
      sections === undefined ? await asker.sections(template) : sectionIds(sections, template),
    origin: flags.origin === undefined ? await asker.origin() : givenOrigin,
    brand: givenBrand ?? (await asker.brand(template)),
  };
}
