/** The languages that the command line speaks. */
export const cliLanguages = ['zh', 'en'] as const;

export type CliLanguage = (typeof cliLanguages)[number];

/** A text of the command line in each language that it speaks. */
export type LocalText = Readonly<Record<CliLanguage, string>>;

/** A text that reads the same in all of them, such as an address or what another program reports. */
export const untranslated = (text: string): LocalText => ({ zh: text, en: text });

/** Texts as one, with something between them. */
export const joined = (texts: readonly LocalText[], zh: string, en: string): LocalText => ({
  zh: texts.map((text) => text.zh).join(zh),
  en: texts.map((text) => text.en).join(en),
});

/** The language for a locale, such as zh_CN.UTF-8 or en-GB; English for those that are no Chinese. */
export const languageOfLocale = (locale = ''): CliLanguage =>
  /^zh(?![a-z])/i.test(locale) ? 'zh' : 'en';
