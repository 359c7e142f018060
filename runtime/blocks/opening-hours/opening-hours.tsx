import { useScreen } from '../../screen/screen-context.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { PlaceHours } from '../../ui/hours/place-hours.tsx';
import { shownPlaces } from '../../ui/hours/shown-places.ts';
import { WeekHours } from '../../ui/hours/week-hours.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import { Section } from '../../ui/section/section.tsx';
import css from './opening-hours.module.css';

/** When places are open: today, at the moment, and all weeks below. */
export function OpeningHoursBlock({ block: { title, text, places } }: BlockProps<'openingHours'>) {
  const { table, form } = useScreen();
  const { inPanel } = usePlacement();
  if (inPanel) {
    return shownPlaces(table, places).map(({ name, place }) =>
      place.hours ? (
        <Section key={name} title={title ?? place.name}>
          <WeekHours hours={place.hours} note={text ?? place.text} />
        </Section>
      ) : null,
    );
  }
  return (
    <Section title={title} text={text}>
      <ul className={css.places} data-form={form}>
        {shownPlaces(table, places).map(({ name, place }) =>
          place.hours ? (
            <li key={name} className={css.place}>
              <PlaceHours name={place.name} hours={place.hours} />
            </li>
          ) : null,
        )}
      </ul>
    </Section>
  );
}
