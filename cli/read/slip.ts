import type { Edit, Fix } from '../diagnostics/diagnostic.ts';
import type { LineIndex } from '../diagnostics/line-index.ts';
import type { YamlError } from './parsed-yaml.ts';
import type { ReadFinding } from './read-rules.ts';

/** What the parser could not read, and the text that it stands in. */
export type Noticed = {
  readonly text: string;
  readonly lines: LineIndex;
  readonly error: YamlError;
};

/** A mistake that may be the reason of an error, with the edit that mends it. */
export type Slip = ReadFinding & { readonly fix: Fix };

/** Proposes mistakes that may be the reason of an error, the most likely one first. */
export type FindSlips = (noticed: Noticed) => readonly Slip[];

/** A mistake of the notation with its edits. */
export const slip = (
  { start, end }: { readonly start: number; readonly end: number },
  message: string,
  safe: boolean,
  ...edits: readonly Edit[]
): Slip => ({ rule: 'yaml-syntax', message, start, end, fix: { safe, edits } });

/** An edit that puts a text in at an offset. */
export const put = (at: number, text: string): Edit => ({ start: at, end: at, text });
