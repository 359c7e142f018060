import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { nearestAmong } from '../../diagnostics/nearest.ts';
import type { FileIgnores, Ignore } from '../../ignores/ignore.ts';
import { markers } from '../../ignores/ignore-marker.ts';
import { catalogue } from '../catalogue.ts';
import { type IgnoreRuleId, ignoreRules } from './ignore-rules.ts';

type Fault = {
  readonly rule: IgnoreRuleId;
  readonly message: string;
  readonly suggestion?: string | undefined;
};

const isAbout = ({ rule, target }: Ignore, found: Diagnostic): boolean =>
  found.rule === rule && (!target || (found.start >= target.start && found.start <= target.end));

/** What is wrong with a comment before anything is known of what it hides. */
function writtenFault({ marker, rule, reason }: Ignore): Fault | undefined {
  if (!markers.includes(marker)) {
    const message = `"${marker}" is not known; there are ${markers.join(' for a line and ')} for the whole file`;
    return { rule: 'ignore-unknown-rule', message };
  }
  if (rule === '') {
    const message = `no rule is named here; write ${marker} rule: reason`;
    return { rule: 'ignore-unknown-rule', message };
  }
  if (!Object.hasOwn(catalogue, rule)) {
    const suggestion = nearestAmong(Object.keys(catalogue))(rule);
    const isList = /[\s,，、]/.test(rule);
    const message = isList
      ? `"${rule}" is no rule; name one rule in a comment, and write a comment for each`
      : `"${rule}" is no rule${suggestion === undefined ? '; site rules lists them' : ''}`;
    return { rule: 'ignore-unknown-rule', message, suggestion };
  }
  if (reason !== '') return undefined;
  const message = `it is not said why "${rule}" is ignored here; write ${marker} ${rule}: reason`;
  return { rule: 'ignore-without-reason', message };
}

const errorFault = (rule: string): Fault => ({
  rule: 'ignore-error',
  message: `"${rule}" is an error, with which no site is built, so it cannot be ignored; mend it and take this comment away`,
});

/**
 * Leaves out the warnings that comments hide, and says what is wrong with these comments.
 * @param isWhole whether all of the site could be looked at: else nobody knows what a comment hides
 * @returns what is left, and what was found of the comments, in no order
 */
export function applyIgnores(
  diagnostics: readonly Diagnostic[],
  all: readonly FileIgnores[],
  isWhole: boolean,
): readonly Diagnostic[] {
  if (all.every(({ ignores }) => ignores.length === 0)) return diagnostics;
  const hidden = new Set<Diagnostic>();
  const found: Diagnostic[] = [];
  for (const { file, ignores } of all) {
    if (ignores.length === 0) continue;
    const own = diagnostics.filter((each) => each.file === file);
    const isJudged = isWhole && own.every(({ severity }) => severity !== 'error');
    for (const ignore of ignores) {
      const fault = writtenFault(ignore) ?? judge(ignore, own, isJudged, hidden);
      if (!fault) continue;
      const { rule, message, suggestion } = fault;
      // Nothing else than what it did not do is lost with it.
      const fix = { safe: true, edits: [{ ...ignore.removal, text: '' }] };
      found.push({
        rule,
        severity: ignoreRules[rule].severity,
        message,
        file,
        start: ignore.start,
        end: ignore.end,
        ...(suggestion === undefined ? {} : { suggestion }),
        ...(rule === 'ignore-unused' ? { fix } : {}),
      });
    }
  }
  return [...diagnostics.filter((each) => !hidden.has(each)), ...found];
}

/** Hides what a comment is about, or says why it hides nothing. */
function judge(
  ignore: Ignore,
  own: readonly Diagnostic[],
  isJudged: boolean,
  hidden: Set<Diagnostic>,
): Fault | undefined {
  const { rule, target } = ignore;
  const about = own.filter((each) => isAbout(ignore, each));
  const warnings = about.filter(({ severity }) => severity === 'warning');
  for (const each of warnings) hidden.add(each);
  if (warnings.length > 0) return undefined;
  if (about.length > 0 || catalogue[rule]?.severity === 'error') return errorFault(rule);
  if (!isJudged) return undefined;
  const where = target ? 'the line that this comment is about' : 'this file';
  return {
    rule: 'ignore-unused',
    message: `this hides nothing: "${rule}" has nothing to say of ${where}; take the comment away`,
  };
}
