import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { fingerprints } from '../diagnostics/fingerprints.ts';
import { isShowable } from '../diagnostics/lowerable.ts';
import type { LintResult } from '../lint/lint-site.ts';
import { rules } from '../lint/rules.ts';
import { unreadRules } from './unread-site.ts';

/** The findings that were not reported before, and how many of those that were are gone. */
export type News = Pick<LintResult, 'diagnostics'> & { readonly fixed: number };

/** The stages of a check, one after the other: an error of one keeps those behind it from being done. */
const stages = { read: 0, shape: 1, file: 2, site: 3 } as const;

const fileRules: ReadonlySet<string> = new Set(rules.map(({ id }) => id));
const unread: ReadonlySet<string> = new Set(Object.values(unreadRules));

/** The stage that finds what breaks a rule. */
function stageOf({ rule }: Diagnostic): number {
  if (/^(?:yaml|include|env)-/.test(rule) || unread.has(rule)) return stages.read;
  if (rule.startsWith('schema-')) return stages.shape;
  return fileRules.has(rule) ? stages.file : stages.site;
}

/**
 * Tells what was fixed from what was not looked at.
 * @returns whether a finding that a check does not have may be there all the same
 */
function suspendedBy({ diagnostics, contentChecked }: LintResult): (absent: Diagnostic) => boolean {
  const stopping = diagnostics.filter((each) => !isShowable(each));
  const reached = contentChecked ? stages.site : Math.min(stages.file, ...stopping.map(stageOf));
  const broken = new Set(stopping.map(({ file }) => file));
  return (absent) =>
    stageOf(absent) > reached ||
    // An error hides warnings about what it is about, and the text of an entry with a wrong front matter is not read.
    (isShowable(absent) && (reached < stages.site || broken.has(absent.file)));
}

/** Remembers what was reported: later only findings that are new are reported. */
export function reportedFindings(): (result: LintResult) => News {
  let reported: ReadonlyMap<string, Diagnostic> = new Map();
  return (result) => {
    const nameOf = fingerprints();
    const now = new Map(
      result.diagnostics.map((each) => [nameOf(each, each.file, result.linesOf(each.file)), each]),
    );
    const absent = [...reported].filter(([name]) => !now.has(name));
    const isSuspended = suspendedBy(result);
    const suspended = absent.filter(([, each]) => isSuspended(each));
    const fresh = [...now].filter(([name]) => !reported.has(name)).map(([, each]) => each);
    reported = new Map([...now, ...suspended]);
    return { diagnostics: fresh, fixed: absent.length - suspended.length };
  };
}
