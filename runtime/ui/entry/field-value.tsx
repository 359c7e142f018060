import { dayParts } from '../../../schema/content/day-parts.ts';
import type { Entry } from '../../content/entry.ts';
import { fieldText } from '../../content/field-text.ts';
import type { FieldView } from '../../content/shown-fields.ts';
import { usePageTag } from '../../screen/use-page-tag.ts';
import { contactAddress } from '../../text/contact-address.ts';
import { DateText } from '../text/date-text.tsx';
import { useDayText } from '../text/use-day-text.ts';
import { WholeNumbers } from '../text/whole-numbers.tsx';
import css from './field-value.module.css';

type FieldValueProps = {
  readonly entry: Entry;
  readonly field: FieldView;
  /** Numbers and mail addresses are links: not in a row that is a link as a whole. */
  readonly linked?: boolean;
};

/** What an entry has under a name, as text; undefined: nothing that can be shown in a line. */
export function entryText(entry: Entry, field: FieldView, tag?: string): string | undefined {
  const own = fieldText(entry.fields?.[field.name], field, tag);
  if (own !== undefined) return own;
  switch (field.name) {
    case 'date':
    case 'summary':
    case 'source':
      return entry[field.name];
    case 'code':
      return entry.category;
    case 'type':
      return entry.kind;
    default:
      return undefined;
  }
}

function Day({ value, format }: { readonly value: string; readonly format: FieldView['format'] }) {
  const dayText = useDayText();
  const parts = dayParts(value);
  if (!parts || format?.day === undefined || format.day === 'day') {
    return <DateText date={value} />;
  }
  return <>{format.day === 'year' ? parts.year : dayText(parts, 'textMonth')}</>;
}

/** The value of one field of an entry. */
export function FieldValue({ entry, field, linked = false }: FieldValueProps) {
  const value = entryText(entry, field, usePageTag());
  if (value === undefined) return null;
  if (field.type === 'day') return <Day value={value} format={field.format} />;
  const contact = linked && field.type === 'text' ? contactAddress(value) : undefined;
  return contact === undefined ? (
    <WholeNumbers text={value} />
  ) : (
    <a className={css.contact} href={contact}>
      <bdi>{value}</bdi>
    </a>
  );
}
