import type { LanguageChoice } from './language-choice.ts';

/**
 * The time zone that a new site gets from the machine it is made on. Containers and servers are in UTC wherever they
 * stand: there, a site that is Chinese first keeps the template's.
 * @returns a name of the IANA database, or undefined for the template's
 */
export function hostTimeZone(languages: readonly LanguageChoice[]): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isNoPlace = /^(?:Etc\/)?(?:UTC|UCT|GMT|Universal|Zulu)$/.test(timeZone);
  return isNoPlace && languages[0]?.texts === 'zh' ? undefined : timeZone;
}
