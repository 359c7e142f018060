import { nearestAmong } from '../diagnostics/nearest.ts';
import { UsageError } from '../usage-error.ts';

/**
 * One of several values.
 * @returns the text
 * @throws UsageError where it is none of them: it names what may have been meant, or all there are
 */
export function assertChoice(text: string, choices: readonly string[]): string {
  if (choices.includes(text)) return text;
  const near = nearestAmong(choices)(text);
  throw new UsageError(
    near === undefined
      ? {
          zh: `可选值为 ${choices.join('、')}。`,
          en: `Allowed choices are ${choices.join(', ')}.`,
        }
      : { zh: `是否想写 ${near}？`, en: `Did you mean ${near}?` },
  );
}
