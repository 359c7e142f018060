import type { LocalText } from '../local-text.ts';
import { nearestAmong } from './nearest.ts';

/** The end of a sentence about a name that is not known: what may have been meant, or what there is. */
export function nearHint(name: string, known: readonly string[]): LocalText {
  const near = nearestAmong(known)(name);
  return near === undefined
    ? {
        zh: `可用的有 ${known.join('、') || '（无）'}`,
        en: `there are ${known.join(', ') || 'none'}`,
      }
    : { zh: `是否想写 ${near}？`, en: `did you mean ${near}?` };
}
