import { english } from '../../../schema/messages/english.ts';
import type { LanguageChoice } from '../language-choice.ts';
import { prefixOf, webConfigPath } from './language-paths.ts';

/** Words that browsers know for every language. */
const ofBrowser: ReadonlySet<string> = new Set(['textDate', 'textMonth']);

/** A language as the site file writes it. */
function entryOf(language: LanguageChoice, all: readonly LanguageChoice[]): object {
  const { tag, label, hasMessages } = language;
  const prefix = prefixOf(all, language);
  return {
    ...(prefix === '' ? { default: true } : {}),
    label,
    // Readers of another script look for their own, not for two Latin letters.
    ...(all.length > 1 && !/^\p{Script=Latin}/u.test(label) ? { toggle: label } : {}),
    ...(tag === undefined ? {} : { tag }),
    ...(prefix === '' ? {} : { prefix }),
    home: `${prefix}/index`,
    config: webConfigPath(language),
    ...(hasMessages
      ? {}
      : {
          messages: Object.fromEntries(
            Object.entries(english).filter(([key]) => !ofBrowser.has(key)),
          ),
        }),
  };
}

/** The languages of a site as its site file lists them. A language without built-in words gets the English ones. */
export const languageEntries = (all: readonly LanguageChoice[]): Readonly<Record<string, object>> =>
  Object.fromEntries(all.map((language) => [language.code, entryOf(language, all)]));
