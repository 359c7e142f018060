import { failLevels, ruleLevels } from '../../diagnostics/lint-settings.ts';
import { nearestAmong } from '../../diagnostics/nearest.ts';
import type { LocalText } from '../../local-text.ts';
import { ruleById, ruleIds } from '../all-rules.ts';

/** The end of a sentence about a name that is not known: what may have been meant, or what there is. */
export function meantAmong(name: string, known: readonly string[], list = true): LocalText {
  const near = nearestAmong(known)(name);
  if (near !== undefined) {
    return { zh: `；是否想写“${near}”？`, en: `; did you mean "${near}"?` };
  }
  return list
    ? { zh: `；可用的有 ${known.join('、')}`, en: `; there are ${known.join(', ')}` }
    : { zh: '', en: '' };
}

const isOneOf = (value: unknown, known: readonly string[]): boolean =>
  typeof value === 'string' && known.includes(value);

/** Why there is no such rule to be set. */
export function ruleFault(id: string): LocalText | undefined {
  if (ruleById.has(id)) return undefined;
  const meant = meantAmong(id, ruleIds, false);
  return { zh: `没有规则“${id}”${meant.zh}`, en: `"${id}" is no rule${meant.en}` };
}

/** Why a known rule cannot be reported at this level. */
export function levelFault(id: string, level: unknown): LocalText | undefined {
  if (!isOneOf(level, ruleLevels)) {
    const meant = meantAmong(String(level), ruleLevels);
    return { zh: `没有级别“${level}”${meant.zh}`, en: `"${level}" is no severity${meant.en}` };
  }
  const isShape = /^(?:yaml|schema|include)-/.test(id) && ruleById.get(id)?.severity === 'error';
  if (!isShape || level === 'error') return undefined;
  return {
    zh: `“${id}”不能降级：违反它的内容无法正确读取，后面的内容就都得不到检查`,
    en: `"${id}" cannot be lowered: what breaks it cannot be read as it was meant, so nothing behind it is checked`,
  };
}

/** Why a number of warnings cannot be allowed. */
export function maxWarningsFault(value: unknown): LocalText | undefined {
  const isCount = Number.isSafeInteger(value) && Number(value) >= 0;
  if (isCount) return undefined;
  return {
    zh: `“${value}”不是警告的数量：请写 0 或更大的整数`,
    en: `"${value}" is not a number of warnings: write 0 or more`,
  };
}

/** Why there is no such level to fail at. */
export function failOnFault(value: unknown): LocalText | undefined {
  if (isOneOf(value, failLevels)) return undefined;
  const meant = meantAmong(String(value), failLevels);
  return {
    zh: `“${value}”不是可用的级别${meant.zh}`,
    en: `"${value}" is not a severity to fail on${meant.en}`,
  };
}
