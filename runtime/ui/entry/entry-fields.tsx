import type { Entry } from '../../content/entry.ts';
import type { FieldView } from '../../content/shown-fields.ts';
import css from './entry-fields.module.css';
import { entryText, FieldValue } from './field-value.tsx';

type EntryFieldsProps = {
  readonly entry: Entry;
  readonly fields: readonly FieldView[];
};

/** Chosen fields of an entry in a line: each with its name, where it has one. */
export function EntryFields({ entry, fields }: EntryFieldsProps) {
  const there = fields.filter((field) => entryText(entry, field) !== undefined);
  if (there.length === 0) return null;
  return (
    <ul className={css.fields} lang={entry.tag}>
      {there.map((field) => (
        <li key={field.name} className={css.field}>
          {field.label === '' ? null : <span className={css.label}>{`${field.label} `}</span>}
          <FieldValue entry={entry} field={field} />
        </li>
      ))}
    </ul>
  );
}
