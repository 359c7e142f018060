import type { BlockProps } from '../page/block-props.ts';
import { SiteLink } from '../page/site-link.tsx';
import { useMessages, useScreen } from '../screen/screen-context.ts';
import { SearchForm } from '../search/search-form.tsx';
import frame from '../styles/frame.module.css';
import { EmptyState } from './parts/empty-state.tsx';
import { MoreLink } from './parts/more-link.tsx';
import { PageTitle } from './parts/page-title.tsx';
import { placeKey } from './parts/place-key.ts';
import css from './search.module.css';
import { SearchGroups } from './search-groups.tsx';
import { Marked } from './search-marked.tsx';
import { useFoundPages } from './use-found-pages.ts';

/** What was searched for, the pages of this site whose titles have it, and a field to search again. */
export function SearchBlock({ block }: BlockProps<'search'>) {
  const { hints = [] } = block;
  const keyword = (useScreen().params.keyword ?? '').trim();
  const found = useFoundPages(keyword);
  const say = useMessages();
  return (
    <section className={`${frame.wrap} ${css.search}`}>
      <SearchForm key={keyword} keyword={keyword} />
      {keyword ? (
        <PageTitle className={`${frame.title} ${css.title}`}>
          {say('searchFor', { keyword })}
        </PageTitle>
      ) : null}
      {found.length > 0 ? (
        <>
          <p className={css.count}>{say('searchCount', { count: found.length })}</p>
          <ul className={css.results}>
            {found.map(({ href, title, above }) => (
              <li key={href} className={css.result}>
                {above ? <p className={css.above}>{above}</p> : null}
                <SiteLink to={href} className={`${frame.stretch} ${css.name}`}>
                  <Marked text={title} keyword={keyword} />
                </SiteLink>
              </li>
            ))}
          </ul>
          <SearchGroups />
        </>
      ) : null}
      {keyword && found.length === 0 ? (
        <div className={css.nothing}>
          <EmptyState title={say('searchNothing', { keyword })} text={say('searchNothingText')}>
            <ul>
              {hints.map(({ label, link }, index) => (
                <li key={placeKey(index, label)}>
                  <MoreLink to={link}>{label}</MoreLink>
                </li>
              ))}
            </ul>
          </EmptyState>
        </div>
      ) : null}
    </section>
  );
}
