import type { CollectionModel } from '../../schema/content/collection-model.ts';
import type { FieldValue } from '../../schema/content/content-model.ts';
import { ownValue } from '../../schema/own-value.ts';

export type FieldFact = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly type: string;
};

/** The value of a field as text; undefined for one that is no single value. */
export function fieldText(
  value: FieldValue | undefined,
  field: CollectionModel['fields'][number] | undefined,
): string | undefined {
  if (value === undefined || typeof value === 'boolean') return undefined;
  if (typeof value === 'string') return ownValue(field?.options ?? {}, value) ?? value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value) && field?.type === 'texts') return value.join(' · ');
  return undefined;
}

/**
 * The fields of an entry that have a label, as facts, in the order in which the collection declares them.
 * @param only names of the fields that are wanted; default: all
 */
export function fieldFacts(
  fields: Readonly<Record<string, FieldValue>> | undefined,
  collection: CollectionModel | undefined,
  only?: readonly string[],
): readonly FieldFact[] {
  return (collection?.fields ?? []).flatMap((field): FieldFact[] => {
    const { name, label, type } = field;
    if (label === undefined || (only && !only.includes(name))) return [];
    const value = fieldText(ownValue(fields ?? {}, name), field);
    return value === undefined ? [] : [{ name, label, value, type }];
  });
}
