import { useMessages } from '../../screen/use-messages.ts';
import type { SearchAnswer, SearchQuery } from '../../search/search-answer.ts';
import css from './search-column.module.css';
import { SearchYears } from './search-filters.tsx';
import { SearchTabs } from './search-tabs.tsx';

type SearchColumnProps = {
  readonly answer: Pick<SearchAnswer, 'kinds' | 'years'>;
  readonly query: SearchQuery;
};

/** What narrows results down on desktop, beside them: their kinds, and their years. */
export function SearchColumn({ answer, query }: SearchColumnProps) {
  const t = useMessages();
  return (
    <div className={css.column}>
      <p aria-hidden="true" className={css.head}>
        {t('searchKinds')}
      </p>
      <SearchTabs kinds={answer.kinds} open={query.kind} />
      <SearchYears years={answer.years} query={query} />
    </div>
  );
}

/** Its place while it is not known what stands in it. */
export const SearchColumnPlaceholder = () => <div className={css.column} />;
