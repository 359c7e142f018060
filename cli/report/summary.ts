import { counted } from '../diagnostics/counted.ts';
import type { Severity } from '../diagnostics/diagnostic.ts';

type Counted = {
  /** What is counted where nothing was found. */
  readonly file: string;
  readonly diagnostics: readonly { readonly severity: Severity; readonly file: string }[];
  /** Warnings that are not reported. */
  readonly hidden?: number;
};

const count = (number: number, word: string): string[] =>
  number === 0 ? [] : [counted(number, word)];

/** The last line of a report for people: how much was found, and where. */
export function summary({ file, diagnostics, hidden = 0 }: Counted): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const parts = [...count(errors, 'error'), ...count(diagnostics.length - errors, 'warning')];
  const files = new Set(diagnostics.map((each) => each.file));
  const where = files.size > 1 ? `${files.size} files` : ([...files][0] ?? file);
  const unreported = hidden === 0 ? '' : ` (${count(hidden, 'warning').join()} not shown)`;
  if (parts.length > 0) return `${parts.join(', ')} in ${where}${unreported}`;
  return hidden === 0 ? 'no problems' : `no errors${unreported}`;
}
