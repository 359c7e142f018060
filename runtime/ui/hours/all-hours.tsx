import type { HoursModel, WeekModel } from '../../../schema/hours/hours-model.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { Drawing } from '../element/drawing.tsx';
import { locationKey } from '../element/location-key.ts';
import css from './all-hours.module.css';
import { useHoursText } from './use-hours-text.ts';
import { weekLines } from './week-lines.ts';

type Line = { readonly days: string; readonly times: readonly string[]; readonly text?: string };

type PartProps = { readonly title: string; readonly lines: readonly Line[] };

const Part = ({ title, lines }: PartProps) => (
  <div className={css.part}>
    <p className={css.title}>{title}</p>
    <dl>
      {lines.map(({ days, times, text }, index) => (
        <div key={locationKey(index, days)} className={css.line}>
          <dt>{days}</dt>
          <dd>
            {times.join(', ')}
            {text ? <span className={css.text}>{text}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

type AllHoursProps = {
  readonly hours: HoursModel;
  /** Whose hours they are, for those who do not see it. */
  readonly name: string;
  /** Today, as `2026-10-01`: exceptions before it are left out. */
  readonly day?: string | undefined;
};

/** The hours of most weeks, of seasons, and of the days that are unlike others; the browser opens and closes them. */
export function AllHours({ hours, name, day }: AllHoursProps) {
  const t = useMessages();
  const text = useHoursText();
  const week = (weekly: WeekModel): Line[] =>
    weekLines(weekly).map((line) => ({ days: text.days(line), times: text.ranges(line.ranges) }));
  const exceptions = hours.exceptions.filter(({ until }) => day === undefined || until >= day);
  return (
    <details className={css.all}>
      <summary className={css.summary}>
        {t('allHours')}
        <span className="visually-hidden">{` – ${name}`}</span>
        <Drawing d="m6 9 6 6 6-6" className={css.sign} />
      </summary>
      <div className={css.parts}>
        <Part title={t('weeklyHours')} lines={week(hours.weekly)} />
        {hours.seasons.map(({ title, from, until, weekly }, index) => {
          const period = text.period(from, until);
          return (
            <Part
              key={locationKey(index, from)}
              title={title === undefined ? period : `${title} (${period})`}
              lines={week(weekly)}
            />
          );
        })}
        {exceptions.length > 0 ? (
          <Part
            title={t('otherDays')}
            lines={exceptions.map(({ from, until, ranges, text: reason }) => ({
              days: text.period(from, until),
              times: text.ranges(ranges),
              ...(reason === undefined ? {} : { text: reason }),
            }))}
          />
        ) : null}
      </div>
    </details>
  );
}
