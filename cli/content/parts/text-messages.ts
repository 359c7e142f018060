import type { english } from '../../../schema/messages/english.ts';

const names = [
  'footnotes',
  'calloutNote',
  'calloutTip',
  'calloutWarning',
  'calloutCaution',
  'figureNumber',
  'tableNumber',
  'formulaNumber',
] as const satisfies readonly (keyof typeof english)[];

/** Words of the user interface that stand in compiled texts, in the language of the text. */
export type TextMessages = Readonly<Record<(typeof names)[number], string>>;

/** Those of all words of a language that texts have. */
export function textMessages(messages: Readonly<Record<string, string>>): TextMessages {
  return Object.fromEntries(names.map((name) => [name, messages[name] ?? ''])) as TextMessages;
}
