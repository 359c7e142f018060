import type { CalendarNow } from '../../../schema/content/calendar-model.ts';
import type { CollectionModel } from '../../../schema/content/collection-model.ts';
import { ownValue } from '../../../schema/own-value.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { classes } from '../../ui/element/classes.ts';
import type { EventChoice } from '../../ui/events/chosen-events.ts';
import { CalendarLink } from './calendar-link.tsx';
import css from './event-filters.module.css';

type EventFiltersProps = {
  readonly filters: readonly string[];
  readonly values: CalendarNow['values'];
  readonly choice: EventChoice;
  readonly collection: CollectionModel | undefined;
};

/** What a calendar can be narrowed down to: for each filter a row of links; of several, each row says what it is. */
export function EventFilters({ filters, values, choice, collection }: EventFiltersProps) {
  const { table, form } = useScreen();
  const t = useMessages();
  const labels: Readonly<Record<string, string | undefined>> = {
    type: t('eventKind'),
    audience: t('eventAudience'),
    place: t('eventWhere'),
  };
  const field = (name: string) => collection?.fields.find((each) => each.name === name);
  const nameOf = (filter: string, value: string): string => {
    const names =
      filter === 'type'
        ? collection?.types
        : filter === 'audience'
          ? collection?.events?.audiences
          : filter === 'place'
            ? { [value]: ownValue(table.places ?? {}, value)?.name ?? value }
            : field(filter)?.options;
    return ownValue(names ?? {}, value) ?? (filter === 'type' ? t('filterUsual') : value);
  };
  const shown = filters.filter((filter) => (ownValue(values, filter)?.length ?? 0) > 1);
  return (
    <div className={css.filters} data-form={form}>
      {shown.map((filter) => {
        const label = labels[filter] ?? field(filter)?.label ?? filter;
        const item = (value: string | undefined, name: string) => (
          <li key={value ?? ''}>
            <CalendarLink
              changes={{ [filter]: value }}
              className={classes(css.choice, value === choice[filter] && css.current)}
              aria-current={value === choice[filter] ? 'true' : undefined}
            >
              {name}
            </CalendarLink>
          </li>
        );
        return (
          <nav key={filter} aria-label={`${t('filterBy')}: ${label}`} className={css.filter}>
            {shown.length > 1 ? <span className={css.label}>{label}</span> : null}
            <ul className={css.list}>
              {item(undefined, t('filterAll'))}
              {(values[filter] ?? []).map((value) => item(value, nameOf(filter, value)))}
            </ul>
          </nav>
        );
      })}
    </div>
  );
}
