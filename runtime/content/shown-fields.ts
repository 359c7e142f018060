import type { CollectionModel, FieldModel } from '../../schema/content/collection-model.ts';
import type { MessageKey } from '../../schema/messages/message-key.ts';
import type { Localised } from '../../schema/model.ts';
import type { ShownField } from '../../schema/source.generated.ts';
import type { Translate } from '../screen/use-messages.ts';

/** A field that a block asks for, in one language. */
export type AskedField = Localised<ShownField>;

/** A field as it is shown: its name, what it is called, how its values are written. */
export type FieldView = Omit<FieldModel, 'label'> & { readonly label: string };

/** What every entry has: how it is called, and what kind of value it is. */
const common: Readonly<
  Record<string, { readonly type: string; readonly label?: MessageKey } | undefined>
> = {
  date: { type: 'day', label: 'date' },
  summary: { type: 'text' },
  source: { type: 'text', label: 'source' },
  code: { type: 'text', label: 'category' },
  type: { type: 'text' },
};

/**
 * The fields that a block asks for, as they are shown.
 * @param asked default: all that have a label
 */
export function shownFields(
  collection: CollectionModel | undefined,
  asked: readonly AskedField[] | undefined,
  t: Translate,
): readonly FieldView[] {
  const declared = collection?.fields ?? [];
  const all = asked ?? declared.flatMap(({ name, label }) => (label === undefined ? [] : [name]));
  return all.map((each): FieldView => {
    const { field: name, label, format } = typeof each === 'string' ? { field: each } : each;
    const own = declared.find((one) => one.name === name);
    const known = common[name];
    const called = label ?? own?.label ?? (known?.label === undefined ? '' : t(known.label));
    const base = own ?? { name, type: known?.type ?? 'text' };
    return { ...base, label: called, ...(format === undefined ? {} : { format }) };
  });
}
