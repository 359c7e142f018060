import type { HoursModel } from '../../../schema/hours/hours-model.ts';
import css from './today-hours.module.css';
import { useHoursText } from './use-hours-text.ts';
import { useOpenState } from './use-open-state.ts';
import { weekLines } from './week-lines.ts';

type TodayHoursProps = {
  readonly name: string;
  readonly hours: HoursModel;
};

/**
 * A place, its hours of today, and whether it is open. As built, those of most weeks stand in their place where one line
 * says them; what comes by the visitor's clock takes no more room.
 */
export function TodayHours({ name, hours }: TodayHoursProps) {
  const state = useOpenState(hours);
  const text = useHoursText();
  const open = weekLines(hours.weekly).filter(({ ranges }) => ranges.length > 0);
  const [line] = open;
  const usual =
    line && open.length === 1 && line.ranges.length === 1
      ? [`${text.days(line)} ${text.ranges(line.ranges).join()}`]
      : ['\u00a0'];
  const shown = state ? text.ranges(state.today.ranges) : usual;
  return (
    <div className={css.place}>
      <p className={css.name}>{name}</p>
      {/* Another element by the clock than as built: its text would be seen to move. */}
      <p key={state ? 'today' : 'usual'} className={css.times}>
        {shown.map((each) => (
          <span key={each} className={css.time}>
            {each}{' '}
          </span>
        ))}
      </p>
      <p className={css.state} data-open={state?.isOpen}>
        {state ? state.words : '\u00a0'}
        {state?.today.text ? <span className={css.reason}>{state.today.text}</span> : null}
      </p>
    </div>
  );
}
