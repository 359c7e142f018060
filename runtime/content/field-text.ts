import type { FieldModel } from '../../schema/content/collection-model.ts';
import type { FieldValue } from '../../schema/content/content-model.ts';
import { ownValue } from '../../schema/own-value.ts';
import { numberText } from '../text/number-text.ts';

/** Between a number and its unit there is no break. */
const space = '\u00a0';

/**
 * The value of a field as text; undefined for one that is no single value.
 * @param tag BCP 47 tag of the page's language, for numbers
 */
export function fieldText(
  value: FieldValue | undefined,
  field: Pick<FieldModel, 'type' | 'options' | 'format'> | undefined,
  tag?: string,
): string | undefined {
  if (value === undefined || typeof value === 'boolean') return undefined;
  if (typeof value === 'string') return ownValue(field?.options ?? {}, value) ?? value;
  if (typeof value === 'number') {
    const { unit, ...form } = field?.format ?? {};
    const text = numberText(value, form, tag);
    return unit === undefined ? text : `${text}${space}${unit}`;
  }
  if (Array.isArray(value) && field?.type === 'texts') return value.join(' · ');
  return undefined;
}
