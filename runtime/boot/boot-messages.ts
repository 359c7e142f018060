import type { BootHints, LanguageBootMessages } from '../../schema/boot-hints.ts';
import { languageOfPath } from '../../schema/language-of-path.ts';
import { defaultBootMessages } from './default-boot-messages.ts';
import { startPath } from './start-address.ts';

/** The language of the address that is open at the start of a load, as far as the built page says. */
export const startLanguage = (hints: BootHints): string =>
  languageOfPath(startPath(window.location, hints), hints.prefixes, hints.defaultLanguage);

/** The messages until the model is there, and where it never comes. */
export const bootMessages = (hints: BootHints | undefined): LanguageBootMessages =>
  hints?.messages[startLanguage(hints)] ?? defaultBootMessages;
