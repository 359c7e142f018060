import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { cleanKeyword } from '../../search/clean-keyword.ts';
import { keywordProblem } from '../../search/keyword-problem.ts';
import { SearchForm } from '../../search/search-form.tsx';
import { useBehaviour } from '../../state/use-behaviour.ts';
import layout from '../../styles/layout.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { Breadcrumb } from '../../ui/section/breadcrumb.tsx';
import { MainHeading } from '../../ui/section/main-heading.tsx';
import css from './search.module.css';
import { SearchFallback } from './search-fallback.tsx';
import { SearchNothing } from './search-nothing.tsx';
import { SearchResults } from './search-results.tsx';

/** What was searched for, what of this site was found, and a field to search again. */
export function SearchBlock({ block }: BlockProps<'search'>) {
  useBehaviour();
  const { hints = [] } = block;
  const { params, page, title } = useScreen();
  const given = params.keyword;
  const keyword = cleanKeyword(given ?? '');
  const t = useMessages();
  const problem = keywordProblem(keyword);
  return (
    <section className={css.search}>
      <div className={css.band}>
        <div className={layout.wrap}>
          {page.heading === 'none' ? <Breadcrumb /> : null}
          <SearchForm key={keyword} keyword={keyword} />
        </div>
      </div>
      {import.meta.env.SSR && given === undefined ? (
        <SearchFallback hints={hints} />
      ) : problem ? (
        <div className={css.refused}>
          <div className={layout.wrap}>
            <MainHeading className="visually-hidden">{title}</MainHeading>
            <SearchNothing
              title={t(problem.key, { ...problem.values, label: t('searchKeyword') })}
              hints={hints}
            />
          </div>
        </div>
      ) : (
        <SearchResults key={`results ${keyword}`} keyword={keyword} hints={hints} />
      )}
    </section>
  );
}
