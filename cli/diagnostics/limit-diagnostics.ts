import type { CliLanguage } from '../local-text.ts';
import type { Diagnostic } from './diagnostic.ts';

/** So many findings of one rule in different files are reported one by one. */
const maxPerRule = 20;

/** Where one mistake breaks a rule in hundreds of files, the last one reported says how many more there are. */
export function limitDiagnostics<Found extends Pick<Diagnostic, 'rule' | 'message'>>(
  diagnostics: readonly Found[],
  language: CliLanguage,
): readonly Found[] {
  const counts = new Map<string, number>();
  for (const { rule } of diagnostics) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const reported = new Map<string, number>();
  return diagnostics.flatMap((each) => {
    const number = (reported.get(each.rule) ?? 0) + 1;
    reported.set(each.rule, number);
    const all = counts.get(each.rule) ?? 0;
    if (all <= 5 * maxPerRule || number < maxPerRule) return [each];
    if (number > maxPerRule) return [];
    const more = all - maxPerRule;
    const rest = { zh: `（另有 ${more} 个同类问题）`, en: ` (and ${more} more like this)` };
    return [{ ...each, message: each.message + rest[language] }];
  });
}
