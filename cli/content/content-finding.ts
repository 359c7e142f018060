import { compact } from '../../schema/compact.ts';
import type { Diagnostic, Fix, Range } from '../diagnostics/diagnostic.ts';
import type { RuleMeta } from '../diagnostics/rule-meta.ts';

/** Something wrong in a file of content, still without the file's name. */
export type ContentFinding = Omit<Diagnostic, 'file'>;

/** A finding of a rule, in a range of the text. */
export const contentFinding = (
  { id, severity }: Pick<RuleMeta, 'id' | 'severity'>,
  message: string,
  { start, end }: Range,
  { suggestion, fix }: { suggestion?: string | undefined; fix?: Fix | undefined } = {},
): ContentFinding => compact({ rule: id, severity, message, start, end, suggestion, fix });

/** The range of a finding about a file as a whole. */
export const wholeFile: Range = { start: 0, end: 0 };
