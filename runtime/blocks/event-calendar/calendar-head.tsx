import { monthAfter } from '../../../schema/events/event-days.ts';
import { dayAfter } from '../../../schema/time/day-after.ts';
import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { Icon } from '../../ui/element/icon.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import css from './calendar-head.module.css';
import { CalendarLink } from './calendar-link.tsx';
import type { CalendarView } from './use-calendar-choice.ts';

type StepProps = {
  readonly part: Readonly<Record<string, string | undefined>> | undefined;
  readonly label: string;
  readonly back?: boolean;
};

/** A step to what comes before or after. At the end of what there is it stays in its place. */
function Step({ part, label, back = false }: StepProps) {
  const icon = <Icon name="arrow" className={back ? css.back : css.forth} />;
  return part ? (
    <CalendarLink changes={part} aria-label={label} className={css.step}>
      {icon}
    </CalendarLink>
  ) : (
    <span className={css.step} aria-hidden="true" data-end>
      {icon}
    </span>
  );
}

type CalendarHeadProps = {
  readonly title: string;
  readonly id: string;
  readonly view: CalendarView;
  /** The views that it can be changed to; none on mobile. */
  readonly views: readonly CalendarView[];
  readonly month: string;
  /** First day of the week that is shown, where one is. */
  readonly week: string | undefined;
  readonly today: string;
  /** Months that there is something to say of. */
  readonly months: readonly string[];
};

const viewMessages = {
  month: 'calendarMonth',
  week: 'calendarWeek',
  list: 'calendarList',
} as const;

/** Which part of a calendar is shown, and the ways to others. */
export function CalendarHead(props: CalendarHeadProps) {
  const { title, id, view, views, month, week, today, months } = props;
  const t = useMessages();
  const [first = month, last = month] = [months[0], months[months.length - 1]];
  const toMonth = (to: string) =>
    to < first || to > last
      ? undefined
      : { month: to === today.slice(0, 7) ? undefined : to, day: undefined };
  const toWeek = (days: number) => {
    const to = dayAfter(week ?? today, days);
    const isThere = dayAfter(to, 6).slice(0, 7) >= first && to.slice(0, 7) <= last;
    return isThere ? { day: to, month: undefined } : undefined;
  };
  const steps =
    week === undefined
      ? { back: toMonth(monthAfter(month, -1)), forth: toMonth(monthAfter(month, 1)) }
      : { back: toWeek(-7), forth: toWeek(7) };
  return (
    <div className={css.head}>
      <Heading id={id} className={classes(layout.title, css.title)}>
        {title}
      </Heading>
      <div className={css.steps}>
        <Step part={steps.back} label={t(week === undefined ? 'monthBefore' : 'weekBefore')} back />
        {views.length > 0 ? (
          <CalendarLink changes={{ month: undefined, day: undefined }} className={css.step}>
            {t('today')}
          </CalendarLink>
        ) : null}
        <Step part={steps.forth} label={t(week === undefined ? 'monthAfter' : 'weekAfter')} />
      </div>
      {views.length > 0 ? (
        <nav aria-label={t('calendarViews')} className={css.steps}>
          {views.map((each) => (
            <CalendarLink
              key={each}
              changes={{ view: each === 'month' ? undefined : each, day: undefined }}
              aria-current={each === view ? 'true' : undefined}
              className={classes(css.step, each === view && css.current)}
            >
              {t(viewMessages[each])}
            </CalendarLink>
          ))}
        </nav>
      ) : null}
    </div>
  );
}
