import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { shownPlaces } from '../../ui/hours/shown-places.ts';
import { TodayHours } from '../../ui/hours/today-hours.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import css from './hours-today.module.css';

/** When places are open today. */
export function HoursToday({ places }: { readonly places: readonly string[] }) {
  const { table } = useScreen();
  const t = useMessages();
  return (
    <section className={css.hours}>
      <Heading className={classes(layout.title, css.title)}>{t('hoursToday')}</Heading>
      <ul>
        {shownPlaces(table, places).map(({ name, place }) =>
          place.hours ? (
            <li key={name} className={css.place}>
              <TodayHours name={place.name} hours={place.hours} />
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}
