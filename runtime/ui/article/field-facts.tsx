import type { Entry } from '../../content/entry.ts';
import type { FieldView } from '../../content/shown-fields.ts';
import { classes } from '../element/classes.ts';
import { entryText, FieldValue } from '../entry/field-value.tsx';
import { FactList } from '../list/fact-list.tsx';
import css from './field-facts.module.css';

type FieldFactsProps = {
  readonly entry: Entry;
  readonly title: string | undefined;
  readonly fields: readonly FieldView[];
  /** column: beside the text; row: above it; list: above it on mobile. */
  readonly shape: 'column' | 'row' | 'list';
};

/** Chosen fields of an entry as facts, beside or above its text. */
export function FieldFacts({ entry, title, fields, shape }: FieldFactsProps) {
  const there = fields.filter((field) => entryText(entry, field) !== undefined);
  if (there.length === 0) return null;
  const value = (field: FieldView) => <FieldValue entry={entry} field={field} linked />;
  return (
    <section className={classes(css.facts, css[shape])} aria-label={title}>
      {title ? <h2 className={css.title}>{title}</h2> : null}
      {shape === 'list' ? (
        <FactList facts={there.map((field) => ({ label: field.label, value: value(field) }))} />
      ) : (
        <dl className={css.cells}>
          {there.map((field) => (
            <div key={field.name} className={css.cell}>
              <dt className={css.label}>{field.label}</dt>
              <dd className={css.value}>{value(field)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
