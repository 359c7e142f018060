import type { Located, LocatedPlace, LocatedReport } from '../located.ts';
import { tool } from '../tool.ts';

const place = ({ start, end }: Omit<LocatedPlace, 'file'>) => ({
  line: start.line,
  column: start.column,
  offset: start.offset,
  endLine: end.line,
  endColumn: end.column,
  endOffset: end.offset,
});

const diagnostic = (each: Located) => ({
  file: each.file,
  ...place(each),
  rule: each.rule,
  severity: each.severity,
  message: each.message,
  ...(each.suggestion === undefined ? {} : { suggestion: each.suggestion }),
  fingerprint: each.fingerprint,
  related: each.related.map((other) => ({
    file: other.file,
    ...place(other),
    message: other.message,
  })),
  ...(each.fix
    ? {
        fix: {
          safe: each.fix.safe,
          edits: each.fix.edits.map((edit) => ({ ...place(edit), text: edit.text })),
        },
      }
    : {}),
});

/** Everything, for programs: lines and columns from 1, offsets from 0, in UTF-16 units without a byte order mark. */
export function json({ diagnostics, hidden, rules }: LocatedReport): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const report = {
    format: 1,
    tool: tool(),
    summary: { errors, warnings: diagnostics.length - errors, notShown: hidden },
    diagnostics: diagnostics.map(diagnostic),
    rules: Object.fromEntries(
      rules.map(({ id, severity, explanation, bad, good }) => [
        id,
        { severity, explanation, bad, good },
      ]),
    ),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
