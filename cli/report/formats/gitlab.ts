import type { Located, LocatedReport } from '../located.ts';
import { sentenceOf } from '../sentence.ts';

const severities = { error: 'major', warning: 'minor' } as const;

const issue = (each: Located) => ({
  description: sentenceOf(each),
  check_name: each.rule,
  fingerprint: each.fingerprint,
  severity: severities[each.severity],
  location: { path: each.file, lines: { begin: each.start.line, end: each.end.line } },
});

/** A report of GitLab's Code Quality. */
export const gitlab = ({ diagnostics }: LocatedReport): string =>
  `${JSON.stringify(diagnostics.map(issue), null, 2)}\n`;
