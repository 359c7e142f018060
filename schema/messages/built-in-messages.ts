import { chinese } from './chinese.ts';
import { english } from './english.ts';
import type { Messages } from './message-key.ts';

const byLanguage: Readonly<Record<string, Messages>> = { en: english, zh: chinese };

/** The built-in words of a language, by its BCP 47 tag; undefined where none are built in. */
export function builtInMessages(tag: string): Messages | undefined {
  return byLanguage[tag.split('-', 1)[0]?.toLowerCase() ?? ''];
}
