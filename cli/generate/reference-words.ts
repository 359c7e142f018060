import type { CliLanguage } from '../local-text.ts';
import { schemaWords } from '../report/chinese/schema-words.ts';

/**
 * Words about a value or a design token, in a language.
 * @throws Error where nobody translated them yet
 */
export function referenceWords(english: string, language: CliLanguage): string {
  if (language === 'en') return english;
  const text = schemaWords[english];
  if (text === undefined) throw new Error(`"${english}" has no Chinese in schema-words.ts`);
  return text;
}
