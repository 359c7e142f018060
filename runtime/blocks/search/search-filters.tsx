import { pageKey } from '../../content/asked-page.ts';
import { useMessages } from '../../screen/use-messages.ts';
import type { SearchCount, SearchQuery } from '../../search/search-answer.ts';
import { classes } from '../../ui/element/classes.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { useListAddress } from '../../ui/list/list-address.ts';
import css from './search-filters.module.css';
import { SearchFold } from './search-fold.tsx';

type SearchFiltersProps = {
  readonly years: readonly SearchCount[];
  readonly query: SearchQuery;
  /** There is something to put in order, and what searches can do so. */
  readonly hasOrder: boolean;
};

type Choice = {
  readonly value: string | undefined;
  readonly name: string;
  readonly count?: number | undefined;
};

type ChoicesProps = {
  /** Key of the query. */
  readonly by: 'year' | 'sort';
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly open: string | undefined;
};

function Choices({ by, label, choices, open }: ChoicesProps) {
  const address = useListAddress();
  return (
    <nav aria-label={label} className={css.choices}>
      <p aria-hidden="true" className={css.label}>
        {label}
      </p>
      <ul className={css.list}>
        {choices.map(({ value, name, count }) => (
          <li key={name}>
            <SiteLink
              to={address({ [by]: value, [pageKey]: undefined })}
              className={classes(css.choice, value === open && css.current)}
              aria-current={value === open ? 'true' : undefined}
            >
              {name}
              {count === undefined ? null : <span className={css.count}>{count}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Puts results in order. */
export function SearchOrder({ query: { sort } }: Pick<SearchFiltersProps, 'query'>) {
  const t = useMessages();
  return (
    <Choices
      by="sort"
      label={t('searchOrder')}
      open={sort === 'newest' ? sort : undefined}
      choices={[
        { value: undefined, name: t('searchBest') },
        { value: 'newest', name: t('searchNewest') },
      ]}
    />
  );
}

/** Narrows results down to a year. */
export function SearchYears({ years, query: { year } }: Omit<SearchFiltersProps, 'hasOrder'>) {
  const t = useMessages();
  const isListed = year === undefined || years.some(({ value }) => value === year);
  // Where no year is counted, as by a service, this one's number is not known either.
  const count = years.length > 0 ? 0 : undefined;
  const listed: readonly Omit<Choice, 'name'>[] = isListed
    ? years
    : [...years, { value: year, count }];
  if (listed.length <= 1 && year === undefined) return null;
  return (
    <Choices
      by="year"
      label={t('searchYear')}
      open={year}
      choices={[
        { value: undefined, name: t('filterAll') },
        ...listed.map(({ value = '', count: found }) => ({ value, name: value, count: found })),
      ]}
    />
  );
}

/** Narrows results down to a year and puts them in order, on mobile: a fold. */
export function SearchFilters({ years, query, hasOrder }: SearchFiltersProps) {
  return (
    <SearchFold query={query} hasOrder={hasOrder}>
      {hasOrder ? <SearchOrder query={query} /> : null}
      <SearchYears years={years} query={query} />
    </SearchFold>
  );
}
