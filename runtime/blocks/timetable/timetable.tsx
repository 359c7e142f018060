import { useScreen } from '../../screen/screen-context.ts';
import { useIsForAll } from '../../screen/use-is-for-all.ts';
import { usePageTag } from '../../screen/use-page-tag.ts';
import layout from '../../styles/layout.module.css';
import { dateFormat } from '../../text/date-format.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import table from '../../ui/element/table-box.module.css';
import { Notes } from '../../ui/list/notes.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { Section } from '../../ui/section/section.tsx';
import { ScrollBox } from '../../ui/table/scroll-box.tsx';
import { type Day, type DayPlan, planOfWeek, type TimetableEntry } from './plan-of-week.ts';
import css from './timetable.module.css';

/** Writes a day of the week. */
function useDayName(kind: 'weekday' | 'longWeekday'): (day: Day) => string {
  const tag = usePageTag() ?? 'en';
  // The fifth of January 2026 is a Monday.
  return (day) => dateFormat(tag, kind, 'en').format(Date.UTC(2026, 0, 5 + day));
}

function Entry({ entry }: { readonly entry: TimetableEntry }) {
  const { title, from, until, place, text, link } = entry;
  return (
    <div className={css.entry}>
      <p className={css.time}>{until === undefined ? from : `${from}–${until}`}</p>
      <p className={css.name}>
        <SiteLink to={link} className={link && layout.stretch}>
          {title}
        </SiteLink>
      </p>
      {place ? <p className={css.place}>{place}</p> : null}
      {text ? <p className={css.place}>{text}</p> : null}
    </div>
  );
}

/** Days side by side, in each row what begins at the same time. */
function Desktop({ plan, label }: { readonly plan: readonly DayPlan[]; readonly label: string }) {
  const nameOf = useDayName('longWeekday');
  const times = [...new Set(plan.flatMap(({ entries }) => entries.map(({ begins }) => begins)))];
  times.sort((a, b) => a - b);
  return (
    <ScrollBox className={table.box} names={[label, ...plan.map(({ day }) => nameOf(day))]}>
      <table className={css.table}>
        <thead>
          <tr>
            {plan.map(({ day }) => (
              <th key={day} scope="col" className={css.day}>
                {nameOf(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((time) => (
            <tr key={time}>
              {plan.map(({ day, entries }) => (
                <td key={day} className={css.cell}>
                  {entries
                    .filter(({ begins }) => begins === time)
                    .map(({ entry }, index) => (
                      <Entry key={locationKey(index, entry.title)} entry={entry} />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** Days one below the other. */
function Mobile({
  plan,
  isTitled,
}: {
  readonly plan: readonly DayPlan[];
  readonly isTitled: boolean;
}) {
  const nameOf = useDayName('longWeekday');
  return (
    <div className={css.days}>
      {plan.map(({ day, entries }) => (
        <section key={day} className={css.oneDay}>
          <Heading below={isTitled} className={css.dayName}>
            {nameOf(day)}
          </Heading>
          {entries.length === 0 ? (
            <p className={css.place}>—</p>
          ) : (
            <ul>
              {entries.map(({ entry }, index) => (
                <li key={locationKey(index, entry.title)} className={css.row}>
                  <Entry entry={entry} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

/** What takes place every week. */
export function TimetableBlock({ block }: BlockProps<'timetable'>) {
  const { form } = useScreen();
  const { title, text, entries, days, notes, more } = block;
  const plan = planOfWeek(entries, days);
  const isForAll = useIsForAll();
  const below = (className?: string) => (
    <div className={classes(css.timetable, css.mobile, className)}>
      <Mobile plan={plan} isTitled={title !== undefined} />
    </div>
  );
  return (
    <Section title={title} text={text} more={more}>
      {form === 'mobile' ? (
        below()
      ) : (
        <>
          <div className={classes(css.timetable, isForAll && css.broad)}>
            <Desktop plan={plan} label={title ?? entries[0]?.title ?? ''} />
          </div>
          {isForAll ? below(css.slim) : null}
        </>
      )}
      <Notes notes={notes} />
    </Section>
  );
}
