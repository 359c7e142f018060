import { Icon } from '../page/icon.tsx';
import { SiteLink } from '../page/site-link.tsx';
import { useMessages, useScreen } from '../screen/screen-context.ts';
import type { SearchCount, SearchQuery } from '../search/search-answer.ts';
import { classes } from './parts/classes.ts';
import { pageKey, useListAddress } from './parts/list-address.ts';
import css from './search-filters.module.css';

type SearchFiltersProps = {
  readonly years: readonly SearchCount[];
  readonly query: SearchQuery;
  /** There is something to put in order, and what searches can do so. */
  readonly hasOrder: boolean;
};

type Choice = {
  readonly value: string | undefined;
  readonly name: string;
  readonly count?: number;
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

/** Narrows results down to a year and puts them in order: a line at a desk, a fold on the phone. */
export function SearchFilters({ years, query, hasOrder }: SearchFiltersProps) {
  const say = useMessages();
  const { form } = useScreen();
  const { year, sort } = query;
  const isListed = year === undefined || years.some(({ value }) => value === year);
  const listed = isListed ? years : [...years, { value: year, count: 0 }];
  const order = { best: say('searchBest'), newest: say('searchNewest') };
  const choices = (
    <>
      {hasOrder ? (
        <Choices
          by="sort"
          label={say('searchOrder')}
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
          label={say('searchYear')}
          open={year}
          choices={[
            { value: undefined, name: say('filterAll') },
            ...listed.map(({ value, count }) => ({ value, name: value, count })),
          ]}
        />
      ) : null}
    </>
  );
  if (form === 'desk') return <div className={css.desk}>{choices}</div>;
  return (
    <details className={css.phone}>
      <summary className={css.summary}>
        {say('searchNarrow')}
        <span className={css.now}>
          {[year, hasOrder && order[sort]].filter(Boolean).join(' · ')}
        </span>
        <Icon name="down" className={css.sign} />
      </summary>
      {choices}
    </details>
  );
}
