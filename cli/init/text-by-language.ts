import { UsageError } from '../usage-error.ts';
import { languageName } from './language-choice.ts';

/** A text of an option that may be given once for each language. */
export type TypedText = {
  /** Code of the language that it is for; undefined: for all that have none of their own. */
  readonly language: string | undefined;
  readonly text: string;
};

const shape = /^([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)=(.*)$/s;

/**
 * Takes the language from a text such as `zh=校园地图`. What stands before the sign and is no language at all belongs to
 * the text (`E=mc²`); behind a language of the site, the text may begin as it likes (`en=is=ought`).
 * @param option its name, for messages
 * @param languages codes of the site's languages
 * @throws UsageError where it names a language that the site does not have
 */
export function textByLanguage(
  option: string,
  typed: string,
  languages: readonly string[],
): TypedText {
  const [, tag, text = ''] = shape.exec(typed) ?? [];
  if (tag === undefined) return { language: undefined, text: typed };
  const language = languages.find((code) => code.toLowerCase() === tag.toLowerCase());
  if (language !== undefined) return { language, text };
  if (languageName(tag) === undefined) return { language: undefined, text: typed };
  throw new UsageError({
    zh: `${option} ${typed}：网站没有语言 ${tag}，它有 ${languages.join('、')}`,
    en: `${option} ${typed}: the site has no language ${tag}; it has ${languages.join(', ')}`,
  });
}
