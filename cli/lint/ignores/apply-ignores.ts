import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { FileIgnores, Ignore } from '../../ignores/ignore.ts';
import { ruleById, ruleIds } from '../all-rules.ts';
import type { IgnoreFault } from './ignore-fault.ts';
import { ignoredError } from './rules/ignore-error.ts';
import { unknownRuleFault } from './rules/ignore-unknown-rule.ts';
import { unusedIgnore } from './rules/ignore-unused.ts';
import { missingReason } from './rules/ignore-without-reason.ts';

const isAbout = ({ rule, target }: Ignore, found: Diagnostic): boolean =>
  found.rule === rule && (!target || (found.start >= target.start && found.start <= target.end));

/**
 * Removes the warnings that comments hide, and reports what is wrong with these comments.
 * @param contentChecked whether the whole site was checked: else nobody knows what a comment hides
 * @returns what is left, and what was found of the comments, in no order
 */
export function applyIgnores(
  diagnostics: readonly Diagnostic[],
  all: readonly FileIgnores[],
  contentChecked: boolean,
): readonly Diagnostic[] {
  if (all.every(({ ignores }) => ignores.length === 0)) return diagnostics;
  const hidden = new Set<Diagnostic>();
  const found: Diagnostic[] = [];
  for (const { file, ignores } of all) {
    if (ignores.length === 0) continue;
    const own = diagnostics.filter((each) => each.file === file);
    const isChecked = contentChecked && own.every(({ severity }) => severity !== 'error');
    for (const ignore of ignores) {
      const fault =
        unknownRuleFault(ignore, ruleIds) ??
        missingReason(ignore) ??
        hideWarnings(ignore, own, isChecked, hidden);
      if (!fault) continue;
      const { rule, message, suggestion, removable } = fault;
      const fix = { safe: true, edits: [{ ...ignore.removal, text: '' }] };
      found.push({
        rule: rule.id,
        severity: rule.severity,
        message,
        file,
        start: ignore.start,
        end: ignore.end,
        ...(suggestion === undefined ? {} : { suggestion }),
        ...(removable ? { fix } : {}),
      });
    }
  }
  return [...diagnostics.filter((each) => !hidden.has(each)), ...found];
}

/** Hides what a comment is about, or returns why it hides nothing. */
function hideWarnings(
  ignore: Ignore,
  own: readonly Diagnostic[],
  isChecked: boolean,
  hidden: Set<Diagnostic>,
): IgnoreFault | undefined {
  const about = own.filter((each) => isAbout(ignore, each));
  const warnings = about.filter(({ severity }) => severity === 'warning');
  for (const each of warnings) hidden.add(each);
  if (warnings.length > 0) return undefined;
  const isError = about.length > 0 || ruleById.get(ignore.rule)?.severity === 'error';
  if (isError) return ignoredError(ignore.rule);
  return isChecked ? unusedIgnore(ignore) : undefined;
}
