import { weekdayOf } from '../../../schema/hours/days.ts';
import type { HoursModel } from '../../../schema/hours/hours-model.ts';
import { type OpenState, openState } from '../../../schema/hours/open-state.ts';
import { dayAfter } from '../../../schema/time/day-after.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useSiteState } from '../../state/site-state.ts';
import { useBehaviour } from '../../state/use-behaviour.ts';
import { useHoursText } from './use-hours-text.ts';
import { useNow } from './use-now.ts';

type ShownState = OpenState & {
  /** Whether it is open, and until or from when. */
  readonly words: string;
};

/** Whether a place is open by the visitor's clock, and in words; undefined as long as the page is as it was built. */
export function useOpenState(hours: HoursModel): ShownState | undefined {
  useBehaviour();
  const now = useNow();
  const t = useMessages();
  const { clock, weekday } = useHoursText();
  const { timeZone = 'UTC' } = useSiteState().model;
  if (now === undefined) return undefined;
  const state = openState(hours, now, timeZone);
  const { day, isOpen, until, opens, today } = state;
  const words = (): string => {
    if (isOpen) return until === undefined ? t('openNow') : t('openUntil', { time: clock(until) });
    if (!opens) return t('closedNow');
    const time = clock(opens.minute);
    if (opens.days === 0) {
      const wasOpen = today.ranges.some(([first]) => first < opens.minute);
      return t(wasOpen ? 'opensAgainAt' : 'opensAt', { time });
    }
    // In a week the same day would be taken for today's.
    if (opens.days > 6) return t('closedNow');
    const name = opens.days === 1 ? t('tomorrow') : weekday(weekdayOf(dayAfter(day, opens.days)));
    return t('opensOn', { day: name, time });
  };
  return { ...state, words: words() };
}
