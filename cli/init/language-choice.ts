import { compact } from '../../schema/compact.ts';
import { UsageError } from '../usage-error.ts';

/** The languages that templates are written in. */
export type TextLanguage = 'zh' | 'en';

/** A language of a new site. */
export type LanguageChoice = {
  /** Its key in the site file, and the name of its folder of content. */
  readonly code: string;
  /** Its BCP 47 tag, where that is not the code. */
  readonly tag?: string;
  /** Its own name for itself. */
  readonly label: string;
  /** The language whose texts it gets. */
  readonly texts: TextLanguage;
  /** Whether those texts are in this language. */
  readonly isTranslated: boolean;
  /** Whether the words of the user interface are built in for it. */
  readonly hasMessages: boolean;
};

/** What a code of the site file looks like; it stands in addresses, too. */
const shape = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** A language's own name for itself; undefined where there is no such language. */
export function languageName(tag: string): string | undefined {
  const language = tag.split('-', 1)[0] ?? tag;
  // A language that nobody knows has no name in English, either.
  const english = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  if (english.of(language) === undefined) return undefined;
  const own = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return own.charAt(0).toLocaleUpperCase(tag) + own.slice(1);
}

function choiceOf(typed: string): LanguageChoice {
  const [first = '', ...rest] = typed.split('-');
  const code = [first.toLowerCase(), ...rest].join('-');
  let tag: string | undefined;
  try {
    tag = shape.test(code) ? Intl.getCanonicalLocales(code)[0] : undefined;
  } catch {
    // It is not built as tags are; the message below says so.
  }
  const label = tag === undefined ? undefined : languageName(tag);
  if (tag === undefined || label === undefined) {
    throw new UsageError({
      zh: `不认识语言“${typed}”；请写 zh、en、fr、pt-BR 这样的标签，用逗号分开`,
      en: `"${typed}" is no language that is known here; write tags such as zh, en, fr or pt-BR, with commas between them`,
    });
  }
  const language = tag.split('-', 1)[0];
  const isChinese = language === 'zh';
  const texts = isChinese ? 'zh' : 'en';
  return {
    code,
    label: code === 'zh' ? '中文' : label,
    ...compact({ tag: code === 'zh' ? 'zh-CN' : tag === code ? undefined : tag }),
    texts,
    // The templates are in simplified characters.
    isTranslated: language === 'en' || (isChinese && !/-(?:Hant|TW|HK|MO)\b/i.test(tag)),
    hasMessages: language === 'en' || isChinese,
  };
}

/**
 * The languages that a list of tags names.
 * @param typed tags with commas between them, the default one first
 * @throws UsageError where there is none, one is not known, or one stands there twice
 */
export function languageChoices(typed: string): readonly LanguageChoice[] {
  const tags = typed
    .split(/[,，、\s]+/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  if (tags.length === 0)
    throw new UsageError({
      zh: '网站至少有一种语言，例如 zh 或 en',
      en: 'a site has at least one language, such as zh or en',
    });
  const choices = tags.map(choiceOf);
  const codes = choices.map(({ code }) => code.toLowerCase());
  const twice = codes.find((code, index) => codes.indexOf(code) !== index);
  if (twice !== undefined)
    throw new UsageError({
      zh: `语言 ${twice} 写了两次`,
      en: `the language ${twice} is named twice`,
    });
  return choices;
}
