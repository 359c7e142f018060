import type { english } from './english.ts';

/** Key of a word or sentence of the user interface. */
export type MessageKey = keyof typeof english;
export type Messages = Readonly<Record<MessageKey, string>>;
