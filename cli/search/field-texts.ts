import type { FieldModel } from '../../schema/content/collection-model.ts';
import type { FieldValue, ListEntry } from '../../schema/content/content-model.ts';
import { ownValue } from '../../schema/own-value.ts';
import type { FieldValues } from '../../schema/source.generated.ts';

/** The title of the entry that a field names by its id; undefined where the language has none. */
export type TitleOf = (field: string, id: string) => string | undefined;

type Texts = readonly (string | undefined)[];

/** What readers see of a value, by the type of its field; types that are not here show no text of their own. */
const texts: {
  readonly [Type in keyof FieldValues]?: (
    value: NonNullable<FieldValues[Type]>,
    field: FieldModel,
    titleOf: TitleOf,
  ) => Texts;
} = {
  text: (text) => [text],
  number: (number) => [String(number)],
  day: (day) => [day],
  texts: (all) => all,
  choice: (value, { options = {} }) => [ownValue(options, value) ?? value],
  facts: (facts) => facts.flatMap(({ label, value }) => [label, value]),
  steps: (steps) => steps.flatMap(({ date, title, text }) => [date, title, text]),
  links: (links) => links.map(({ label }) => label),
  files: (files) => files.map(({ label }) => label),
  table: ({ columns, rows }) => [...columns, ...rows.flat()],
  entries: (ids, { name }, titleOf) => ids.map((id) => titleOf(name, id)),
};

/**
 * The texts that readers see among the fields of an entry: no addresses, no ids.
 * @param declared the fields that its collection declares; what others hold is shown nowhere
 */
export function fieldTexts(
  values: ListEntry['fields'],
  declared: readonly FieldModel[],
  titleOf: TitleOf,
): string[] {
  return declared.flatMap((field) => {
    const value = ownValue(values ?? {}, field.name);
    // The checks of content, and of answers, have seen to it that the value is of its field's type.
    const read = texts[field.type as keyof FieldValues] as
      | ((value: FieldValue, field: FieldModel, titleOf: TitleOf) => Texts)
      | undefined;
    const found = value === undefined ? [] : (read?.(value, field, titleOf) ?? []);
    return found.flatMap((text) => text ?? []);
  });
}
