import { dayParts } from '../../../schema/content/day-parts.ts';
import { fieldText } from '../../content/field-text.ts';
import type { FieldView } from '../../content/shown-fields.ts';
import type { EntryView } from '../../content/use-entry.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { usePageTag } from '../../screen/use-page-tag.ts';
import { useToday } from '../../state/use-today.ts';
import { dateFormat } from '../../text/date-format.ts';
import { entryText, FieldValue } from '../../ui/entry/field-value.tsx';
import { daysBetween } from './days-between.ts';
import css from './post-key.module.css';

type PostKeyProps = {
  readonly entry: EntryView;
  /** Field with the last day to apply. */
  readonly deadline: string | undefined;
  readonly fields: readonly FieldView[];
};

/** What counts first: until when, and with how many days left; then a few facts. */
export function PostKey({ entry, deadline, fields }: PostKeyProps) {
  const { table } = useScreen();
  const t = useMessages();
  const tag = usePageTag() ?? 'en';
  const today = useToday();
  const value = deadline === undefined ? undefined : fieldText(entry.fields?.[deadline], undefined);
  const day = value === undefined ? undefined : dayParts(value);
  const label = table.collections[entry.collection]?.fields.find(
    ({ name }) => name === deadline,
  )?.label;
  const there = fields.filter((field) => entryText(entry, field) !== undefined);
  if (!day && there.length === 0) return null;
  // A built page does not know what day it is.
  const left = value === undefined || today === '' ? undefined : daysBetween(today, value);
  return (
    <dl className={css.key}>
      {day && value !== undefined ? (
        <div className={`${css.cell} ${css.deadline}`}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.until}>
            <time dateTime={value} className={css.day}>
              {dateFormat(tag, 'dayOfYear', 'en-GB').format(Date.parse(`${value}T00:00Z`))}
            </time>{' '}
            {left === undefined ? null : (
              <span className={css.left}>
                {left < 0 ? t('closedDay') : t('daysLeft', { count: left })}
              </span>
            )}
          </dd>
        </div>
      ) : null}
      {there.map((field) => (
        <div key={field.name} className={css.cell}>
          <dt className={css.label}>{field.label}</dt>
          <dd className={css.value}>
            <FieldValue entry={entry} field={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
