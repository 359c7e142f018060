import { UsageError } from '../usage-error.ts';
import type { LanguageChoice } from './language-choice.ts';
import { textByLanguage } from './text-by-language.ts';

const maxLength = 100;

/** A control character, or half of a character. */
const unreadable = /\p{Cc}|\p{Cs}|[\u2028\u2029]/u;

/**
 * A name as it stands on the pages, without blanks around it.
 * @throws UsageError where it is empty, too long, or holds what no page can show
 */
export function siteName(typed: string): string {
  const name = typed.trim();
  if (name === '')
    throw new UsageError({
      zh: '网站名称是空的',
      en: 'the name of the site is empty',
    });
  if ([...name].length > maxLength) {
    throw new UsageError({
      zh: `网站名称超过 ${maxLength} 个字符`,
      en: `the name of the site has more than ${maxLength} characters`,
    });
  }
  if (unreadable.test(name)) {
    throw new UsageError({
      zh: '网站名称中有换行或控制字符',
      en: 'the name of the site holds a line break or a control character',
    });
  }
  return name;
}

/**
 * Names by the codes of languages.
 * @param typed each a name for one language (`zh=临海学院`), or for all that have none of their own
 * @returns those that are given
 * @throws UsageError where one cannot be used, is for a language that the site does not have, or two are meant for the
 * same
 */
export function typedNames(
  typed: readonly string[],
  languages: readonly LanguageChoice[],
): Readonly<Record<string, string>> {
  const codes = languages.map(({ code }) => code);
  const names: Record<string, string> = {};
  let common: string | undefined;
  for (const each of typed) {
    const { language, text } = textByLanguage('--name', each, codes);
    if (language !== undefined) {
      if (names[language] !== undefined)
        throw new UsageError({
          zh: `--name ${language}= 写了两次`,
          en: `--name ${language}= is given twice`,
        });
      names[language] = siteName(text);
    } else if (common === undefined) common = siteName(each);
    else
      throw new UsageError({
        zh: '--name 写了两次；请写 --name zh=… 和 --name en=…',
        en: '--name is given twice; write --name zh=… and --name en=…',
      });
  }
  if (common === undefined) return names;
  return Object.fromEntries(codes.map((code) => [code, names[code] ?? common]));
}
