import { fillPlaceholders } from '../fill-placeholders.ts';
import type { LanguageChoice } from '../language-choice.ts';

/** The day that is today in the templates. */
const templateDay = '2026-01-30';
const dayLength = 24 * 60 * 60 * 1000;

/** A day of a template, as far from today as it is there from the template's own. */
function shifted(day: string, today: string): string {
  const distance = Date.parse(day) - Date.parse(templateDay);
  return new Date(Date.parse(today) + Math.round(distance / dayLength) * dayLength)
    .toISOString()
    .slice(0, 10);
}

/** Says at the head of the file that it is to be translated: readers of the site do not see it. */
const note = ({ label, texts }: LanguageChoice): string =>
  texts === 'zh' ? `# 请译成${label}。` : `# English text: translate it into ${label}.`;

/** A Markdown file of a template in one language of the site, its days moved to those around today. */
export function contentFile(template: string, language: LanguageChoice, today: string): string {
  const filled = fillPlaceholders(template, { language: language.code }).replace(
    /^(date|deadline): (\d{4}-\d{2}-\d{2})$/gm,
    (_, key: string, day: string) => `${key}: ${shifted(day, today)}`,
  );
  return language.isTranslated ? filled : filled.replace(/^---\n/, `---\n${note(language)}\n`);
}
