import type { LanguageChoice } from '../language-choice.ts';

/** What the addresses of a language begin with; the default one's have no prefix. */
export const prefixOf = (
  languages: readonly LanguageChoice[],
  { code }: Pick<LanguageChoice, 'code'>,
): string => (code === languages[0]?.code ? '' : `/${code}`);

/** Where the web configuration of a language is published. */
export const webConfigPath = ({ code }: Pick<LanguageChoice, 'code'>): string =>
  `/json/website/webconfig.${code}.json`;
