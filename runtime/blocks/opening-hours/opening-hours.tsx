import { useScreen } from '../../screen/screen-context.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { PlaceHours } from '../../ui/hours/place-hours.tsx';
import { shownPlaces } from '../../ui/hours/shown-places.ts';
import { Section } from '../../ui/section/section.tsx';
import css from './opening-hours.module.css';

/** When places are open: today, at the moment, and all weeks below. */
export function OpeningHoursBlock({ block: { title, text, places } }: BlockProps<'openingHours'>) {
  const { table, form } = useScreen();
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
