import { useMessages, useScreen } from '../../screen/screen-context.ts';
import { cleanKeyword } from '../../search/clean-keyword.ts';
import { keywordProblem } from '../../search/keyword-problem.ts';
import { SearchForm } from '../../search/search-form.tsx';
import frame from '../../styles/frame.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import css from './search.module.css';
import { SearchNothing } from './search-nothing.tsx';
import { SearchResults } from './search-results.tsx';

/** What was searched for, what of this site was found, and a field to search again. */
export function SearchBlock({ block }: BlockProps<'search'>) {
  const { hints = [] } = block;
  const keyword = cleanKeyword(useScreen().params.keyword ?? '');
  const say = useMessages();
  const problem = keywordProblem(keyword);
  return (
    <section className={`${frame.wrap} ${css.search}`}>
      <SearchForm key={keyword} keyword={keyword} />
      {problem ? (
        <SearchNothing
          title={say(problem.key, { ...problem.values, label: say('searchKeyword') })}
          hints={hints}
        />
      ) : (
        <SearchResults key={`results ${keyword}`} keyword={keyword} hints={hints} />
      )}
    </section>
  );
}
