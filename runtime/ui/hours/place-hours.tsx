import type { HoursModel } from '../../../schema/hours/hours-model.ts';
import { AllHours } from './all-hours.tsx';
import { TodayHours } from './today-hours.tsx';
import { useOpenState } from './use-open-state.ts';

type PlaceHoursProps = { readonly name: string; readonly hours: HoursModel };

/** The hours of a place: today's first, all others below. */
export function PlaceHours({ name, hours }: PlaceHoursProps) {
  const day = useOpenState(hours)?.day;
  return (
    <>
      <TodayHours name={name} hours={hours} />
      <AllHours name={name} hours={hours} day={day} />
    </>
  );
}
