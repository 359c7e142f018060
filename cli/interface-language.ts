import type { Io } from './io.ts';

/** The languages in which a command speaks to the person who calls it. */
export type InterfaceLanguage = 'zh' | 'en';

/** The language in which commands ask and sum up: Chinese where the machine's is, else English. */
export const interfaceLanguage = ({ locale = '' }: Pick<Io, 'locale'>): InterfaceLanguage =>
  /^zh\b|^zh_/i.test(locale) ? 'zh' : 'en';
