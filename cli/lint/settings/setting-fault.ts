import { failLevels, ruleLevels } from '../../diagnostics/lint-settings.ts';
import { nearestAmong } from '../../diagnostics/nearest.ts';
import { ruleById, ruleIds } from '../all-rules.ts';

/** The end of a sentence about a name that is not known: what may have been meant, or what there is. */
export function meantAmong(name: string, known: readonly string[], list = true): string {
  const near = nearestAmong(known)(name);
  if (near !== undefined) return `; did you mean "${near}"?`;
  return list ? `; there are ${known.join(', ')}` : '';
}

const isOneOf = (value: unknown, known: readonly string[]): boolean =>
  typeof value === 'string' && known.includes(value);

/** Why there is no such rule to be set. */
export function ruleFault(id: string): string | undefined {
  if (ruleById.has(id)) return undefined;
  return `"${id}" is no rule${meantAmong(id, ruleIds, false)}`;
}

/** Why a known rule cannot be reported at this level. */
export function levelFault(id: string, level: unknown): string | undefined {
  if (!isOneOf(level, ruleLevels)) {
    return `"${level}" is no severity${meantAmong(String(level), ruleLevels)}`;
  }
  const isShape = /^(?:yaml|schema|include)-/.test(id) && ruleById.get(id)?.severity === 'error';
  if (!isShape || level === 'error') return undefined;
  return `"${id}" cannot be lowered: what breaks it cannot be read as it was meant, so nothing behind it is checked`;
}

/** Why a number of warnings cannot be allowed. */
export function maxWarningsFault(value: unknown): string | undefined {
  const isCount = Number.isSafeInteger(value) && Number(value) >= 0;
  return isCount ? undefined : `"${value}" is not a number of warnings: write 0 or more`;
}

/** Why there is no such level to fail at. */
export const failOnFault = (value: unknown): string | undefined =>
  isOneOf(value, failLevels)
    ? undefined
    : `"${value}" is not a severity to fail on${meantAmong(String(value), failLevels)}`;
