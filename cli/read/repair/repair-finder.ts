import type { Edit, Fix, Range } from '../../diagnostics/diagnostic.ts';
import type { LineIndex } from '../../diagnostics/line-index.ts';
import type { YamlError } from '../parsed-yaml.ts';
import type { ReadFinding } from '../read-finding.ts';
import { syntaxFinding } from '../rules/yaml-syntax.ts';

/** What the parser could not read, and the text that it stands in. */
export type UnreadableText = {
  readonly text: string;
  readonly lines: LineIndex;
  readonly error: YamlError;
};

/** A mistake that may be the reason of an error, with its repair. */
export type SyntaxRepair = ReadFinding & { readonly fix: Fix };

/** Proposes mistakes that may be the reason of an error, the most likely one first. */
export type RepairFinder = (unreadable: UnreadableText) => readonly SyntaxRepair[];

/** A mistake of the notation with its edits. */
export function repair(
  range: Range,
  message: string,
  safe: boolean,
  ...edits: readonly Edit[]
): SyntaxRepair {
  const fix = { safe, edits };
  return { ...syntaxFinding(range, message), fix };
}

/** An edit that inserts a text at an offset. */
export const insertion = (at: number, text: string): Edit => ({ start: at, end: at, text });
