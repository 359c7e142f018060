import type { LanguageBootMessages } from '../../schema/boot-hints.ts';
import { englishBootMessages } from '../../schema/messages/english-boot-messages.ts';

/** Messages for a page that brings none. */
export const defaultBootMessages: LanguageBootMessages = { tag: 'en', ...englishBootMessages };
