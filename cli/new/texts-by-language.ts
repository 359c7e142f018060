import { textByLanguage } from '../init/text-by-language.ts';
import { UsageError } from '../usage-error.ts';

/**
 * Texts by language, of an option that may be given once for each.
 * @param option its name, for messages
 * @param typed each a text for one language (`zh=校园`), or for all that have none of their own
 * @param fallback the text of a language that has none
 * @throws UsageError where a text is empty or for a language that the site does not have, or two are meant for the same
 */
export function textsByLanguage(
  option: string,
  typed: readonly string[],
  languages: readonly string[],
  fallback: (language: string) => string,
): Readonly<Record<string, string>> {
  const own: Record<string, string> = {};
  let common: string | undefined;
  for (const each of typed) {
    const { language, text: written } = textByLanguage(option, each, languages);
    const text = written.trim();
    if (text === '' || /\p{Cc}/u.test(text))
      throw new UsageError({
        zh: `${option}“${each}”没有文字`,
        en: `${option} "${each}" has no text`,
      });
    if (language === undefined ? common !== undefined : own[language] !== undefined) {
      const example = languages.map((one) => `${option} ${one}=…`).join(' ');
      throw new UsageError({
        zh: `${option} 写了两次；请写 ${example}`,
        en: `${option} is given twice; write ${example}`,
      });
    }
    if (language === undefined) common = text;
    else own[language] = text;
  }
  return Object.fromEntries(
    languages.map((language) => [language, own[language] ?? common ?? fallback(language)]),
  );
}
