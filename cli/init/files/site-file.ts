import { formatYaml } from '../../fmt/format-yaml.ts';
import { editableYaml } from '../../read/yaml.ts';
import type { Answers, Surroundings } from '../answers.ts';
import { brandColour } from '../brand/colour.ts';
import { chosenLines } from '../conditions.ts';
import { fillPlaceholders } from '../fill-placeholders.ts';
import { languageEntries } from './language-entries.ts';
import { prefixOf } from './language-paths.ts';

type Theme = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Source = { readonly theme?: Theme };

/** What conditions of the template may ask for. */
function truths({ sections, hasTwins, origin, languages }: Answers): ReadonlySet<string> {
  const isAll = languages.every(({ isTranslated }) => isTranslated);
  return new Set([
    ...sections,
    ...(hasTwins ? ['twins'] : []),
    ...(origin === undefined ? [] : ['origin']),
    ...(isAll ? [] : ['untranslated']),
  ]);
}

/** The labels of the languages whose texts are in another one. */
const untranslated = ({ languages }: Answers, { language }: Surroundings): string =>
  languages
    .filter(({ isTranslated }) => !isTranslated)
    .map(({ label }) => label)
    .join(language === 'zh' ? '、' : ', ');

/** The year that a day is in. */
export const yearOf = (day: string): string => day.slice(0, 4);

/**
 * The site file of a new site.
 * @param template the template's site file, a site in Chinese and English
 */
export function siteFile(template: string, answers: Answers, surroundings: Surroundings): string {
  const { languages, names, origin } = answers;
  const chosen = chosenLines(template, truths(answers), surroundings.language);
  const comments = chosen.replace(/^\s*#.*$/gm, (line) =>
    fillPlaceholders(line, { untranslated: untranslated(answers, surroundings) }),
  );
  const document = editableYaml(comments);
  const prefixes = new Map(languages.map((each) => [each.code, prefixOf(languages, each)]));
  const valuesOf = (code: string) => ({
    name: names[code] ?? '',
    year: yearOf(surroundings.today),
  });
  document.rekey(
    ['zh', 'en'],
    languages.map(({ code, texts }) => ({ key: code, from: texts })),
    (text, code, path) =>
      path.at(-1) === 'paths'
        ? `${prefixes.get(code) ?? ''}${text.replace(/^\/en(?=\/)/, '')}`
        : fillPlaceholders(text, valuesOf(code)),
    (path) => path.at(-1) === 'paths',
  );
  document.set(['languages'], {});
  for (const [code, entry] of Object.entries(languageEntries(languages))) {
    document.set(['languages', code], entry, !('messages' in entry));
  }
  if (origin !== undefined) document.set(['site', 'origin'], origin);
  if (surroundings.timeZone !== undefined) {
    document.set(['site', 'timeZone'], surroundings.timeZone);
  }
  const own = (document.data() as Source).theme ?? {};
  document.set(['theme'], { brand: brandColour(answers.brand).hex, ...own });
  return formatYaml(document.write());
}
