import type { BootWords } from '../../schema/boot-hints.ts';
import { englishBootMessages } from '../../schema/messages/english-boot-messages.ts';

/** Words for a page that brings none. */
export const defaultWords: BootWords = { tag: 'en', ...englishBootMessages };
