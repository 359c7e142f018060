import type { Pointer } from '../diagnostics/pointer.ts';

/** The texts of a value that may be written by language, each with its place. */
export const localisedTexts = (
  value: string | Readonly<Record<string, string>> | undefined,
  pointer: Pointer,
): readonly (readonly [text: string, pointer: Pointer])[] =>
  value === undefined
    ? []
    : typeof value === 'string'
      ? [[value, pointer]]
      : Object.entries(value).map(([language, text]) => [text, [...pointer, language]]);
