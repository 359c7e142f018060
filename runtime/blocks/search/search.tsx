import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { cleanKeyword } from '../../search/clean-keyword.ts';
import { keywordProblem } from '../../search/keyword-problem.ts';
import { SearchForm } from '../../search/search-form.tsx';
import { useBehaviour } from '../../state/use-behaviour.ts';
import layout from '../../styles/layout.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import css from './search.module.css';
import { SearchFallback } from './search-fallback.tsx';
import { SearchNothing } from './search-nothing.tsx';
import { SearchResults } from './search-results.tsx';

/** What was searched for, what of this site was found, and a field to search again. */
export function SearchBlock({ block }: BlockProps<'search'>) {
  useBehaviour();
  const { hints = [] } = block;
  const given = useScreen().params.keyword;
  const keyword = cleanKeyword(given ?? '');
  const t = useMessages();
  const problem = keywordProblem(keyword);
  return (
    <section className={`${layout.wrap} ${css.search}`}>
      <SearchForm key={keyword} keyword={keyword} />
      {import.meta.env.SSR && given === undefined ? (
        <SearchFallback hints={hints} />
      ) : problem ? (
        <SearchNothing
          title={t(problem.key, { ...problem.values, label: t('searchKeyword') })}
          hints={hints}
        />
      ) : (
        <SearchResults key={`results ${keyword}`} keyword={keyword} hints={hints} />
      )}
    </section>
  );
}
