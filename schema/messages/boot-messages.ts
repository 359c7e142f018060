import type { MessageKey } from './message-key.ts';

const keys = [
  'loading',
  'loadSlow',
  'loadFailed',
  'loadFailedText',
  'readBefore',
  'retry',
  'backHome',
  'serverError',
  'serverErrorText',
] as const satisfies readonly MessageKey[];

/** Words for the time before a language's route table is there, and for the case that it never comes. */
export type BootMessages = Readonly<Record<(typeof keys)[number], string>>;

/** Picks the early words out of all the words of a language. */
export const bootMessages = (messages: Readonly<Record<string, string>>): BootMessages =>
  Object.fromEntries(keys.map((key) => [key, messages[key] ?? ''])) as BootMessages;
