import { fillPlaceholders } from '../fill-placeholders.ts';
import type { LanguageChoice } from '../language-choice.ts';

/** The day that is today in the templates. */
const templateDay = '2026-01-30';
const dayLength = 24 * 60 * 60 * 1000;

/** A day of a template, as many days later as `days` says. */
const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);

/** Keys of front matter whose days move: those of events by whole weeks, for what is on Saturdays stays there. */
const movedDays = /^(date|deadline|start|end): (\d{4}-\d{2}-\d{2})(?=$|T)/gm;

/** Says at the head of the file that it is to be translated: readers of the site do not see it. */
const note = ({ label, texts }: LanguageChoice): string =>
  texts === 'zh' ? `# 请译成${label}。` : `# English text: translate it into ${label}.`;

/** A Markdown file of a template in one language of the site, its days moved to those around today. */
export function contentFile(template: string, language: LanguageChoice, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(templateDay)) / dayLength);
  const weeks = Math.ceil(days / 7) * 7;
  const filled = fillPlaceholders(template, { language: language.code }).replace(
    movedDays,
    (_, key: string, day: string) =>
      `${key}: ${shifted(day, key === 'start' || key === 'end' ? weeks : days)}`,
  );
  return language.isTranslated ? filled : filled.replace(/^---\n/, `---\n${note(language)}\n`);
}
