import { pageKey } from '../../content/asked-page.ts';
import { useScreen } from '../../screen/screen-context.ts';
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

/** Narrows results down to a year and puts them in order: a line or column on desktop, a fold on mobile. */
export function SearchFilters({ years, query, hasOrder }: SearchFiltersProps) {
  const t = useMessages();
  const { form } = useScreen();
  const { year, sort } = query;
  const isListed = year === undefined || years.some(({ value }) => value === year);
  // Where no year is counted, as by a service, this one's number is not known either.
  const count = years.length > 0 ? 0 : undefined;
  const listed: readonly Omit<Choice, 'name'>[] = isListed
    ? years
    : [...years, { value: year, count }];
  const order = { best: t('searchBest'), newest: t('searchNewest') };
  const choices = (
    <>
      {hasOrder ? (
        <Choices
          by="sort"
          label={t('searchOrder')}
          open={sort === 'newest' ? sort : undefined}
          choices={[
            { value: undefined, name: order.best },
            { value: 'newest', name: order.newest },
          ]}
        />
      ) : null}
      {listed.length > 1 || year !== undefined ? (
        <Choices
          by="year"
          label={t('searchYear')}
          open={year}
          choices={[
            { value: undefined, name: t('filterAll') },
            ...listed.map(({ value = '', count }) => ({ value, name: value, count })),
          ]}
        />
      ) : null}
    </>
  );
  return form === 'desktop' ? (
    <div className={css.desktop}>{choices}</div>
  ) : (
    <SearchFold query={query} hasOrder={hasOrder}>
      {choices}
    </SearchFold>
  );
}

/** The place of the line or column on desktop while it is not known what stands in it. */
export const SearchFiltersPlaceholder = () => (
  <div className={`${css.desktop} ${css.awaited}`}>
    <div className={css.choice} />
  </div>
);
