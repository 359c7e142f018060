import type { BlockOf } from '../../../schema/model.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useNumberMessages } from '../../screen/use-number-messages.ts';
import { usePageTag } from '../../screen/use-page-tag.ts';
import { isOrdered } from '../../search/is-ordered.ts';
import { useAskedSearch } from '../../search/use-asked-search.ts';
import { useSearch } from '../../search/use-search.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { Pagination } from '../../ui/list/pagination.tsx';
import { useLastPage } from '../../ui/list/use-last-page.ts';
import { usePageFocus } from '../../ui/list/use-page-focus.ts';
import { ContentFailure, SlowNote } from '../../ui/notice/content-notice.tsx';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { useSpinner } from '../../ui/notice/use-spinner.ts';
import { MainHeading } from '../../ui/section/main-heading.tsx';
import { SearchColumn, SearchColumnPlaceholder } from './search-column.tsx';
import { SearchFiltered } from './search-filtered.tsx';
import { SearchFilters, SearchOrder } from './search-filters.tsx';
import { SearchGroups } from './search-groups.tsx';
import { SearchHits } from './search-hits.tsx';
import { SearchNothing } from './search-nothing.tsx';
import css from './search-results.module.css';
import { SearchScope } from './search-scope.tsx';
import { SearchTabs, SearchTabsPlaceholder } from './search-tabs.tsx';

type SearchResultsProps = {
  readonly keyword: string;
  readonly hints: NonNullable<BlockOf<'search'>['hints']>;
};

/** Rows that are expected while it is not known how many there are. */
const defaultRows = 5;

/** What a keyword finds: how much, of which kinds and years, and a page of it. */
export function SearchResults({ keyword, hints }: SearchResultsProps) {
  const t = useNumberMessages();
  const { form, table } = useScreen();
  const query = useAskedSearch(keyword);
  const { state, answer: shown, retry, askAgain } = useSearch(query);
  const isAwaited = state === 'loading' && shown === undefined;
  // Rows that are replaced by rows do not flash: what was found does not wait for them.
  const spinner = useSpinner(isAwaited, undefined);
  const isNew = state === 'ready' && shown !== undefined;
  const { place, turning } = usePageFocus(isNew ? shown.page : undefined);
  const pages = Math.max(1, Math.ceil((shown?.total ?? 0) / query.size));
  useLastPage(isNew ? pages : undefined);
  const isNarrow = query.kind !== undefined || query.year !== undefined;
  const isEmpty = shown !== undefined && shown.total + shown.some.length === 0;
  // Nothing has all of the words: a message says so, and there is nothing to count, sort or put in order.
  const isPartial = shown?.total === 0 && !isEmpty;
  const count = shown && !isPartial ? t('searchCount', { count: shown.total }) : '';
  const notAll = isNarrow ? '' : t('searchNotAll');
  const { instead } = shown ?? {};
  const found = instead ?? keyword;
  const said = isPartial
    ? notAll || t('searchSome')
    : instead === undefined
      ? count
      : `${t('searchInstead', { keyword, instead })} ${count}`;
  const isNothing = isEmpty && isNew && !isNarrow;
  const isDesktop = form === 'desktop';
  const asked = t(isDesktop ? 'searchFor' : 'searchQuoted', { keyword: found });
  const isChinese = usePageTag()?.startsWith('zh') === true;
  const counted = isNew && !isEmpty && !isPartial;
  const heading = isNothing
    ? t('searchNothing', { keyword })
    : counted
      ? `${t('searchQuoted', { keyword: found })}${isChinese ? '' : ' '}${count}`
      : asked;
  // There is something to choose from, or a choice to take back.
  const isChoice = shown !== undefined && ((!isEmpty && !isPartial) || isNarrow);
  // Choices that were used stay where they are, whatever they find.
  const hasOrder = isOrdered(table) && (shown?.total !== 0 || isNarrow);
  const years = shown?.years ?? [];
  const hasFilters = isChoice && (hasOrder || years.length > 1 || query.year !== undefined);
  // What will probably come has its place while it is awaited, so that nothing moves then.
  const hasColumns = isDesktop && (isChoice || isAwaited);
  const nothing = <SearchNothing hints={hints} />;
  return (
    <>
      <div className={css.band}>
        <div className={classes(layout.wrap, css.head)}>
          <MainHeading
            className={classes(!isDesktop && layout.title, css.title, isNothing && css.nothing)}
          >
            {heading}
          </MainHeading>
          <SearchScope keyword={keyword} />
        </div>
      </div>
      {/* What it found is read there by the script that records visits, where a site has it. */}
      <p
        role="status"
        className="visually-hidden"
        data-keyword={isNew ? keyword : undefined}
        data-results={isNew ? shown.total : undefined}
      >
        {isNew ? `${said} ${pages > 1 ? t('pageOf', { page: shown.page, pages }) : ''}` : ''}
      </p>
      <div className={`${layout.wrap} ${css.body}`}>
        {isDesktop ? null : (
          <div className={css.narrow}>
            {isChoice ? <SearchTabs kinds={shown.kinds} open={query.kind} /> : null}
            {isAwaited || isNothing ? <SearchTabsPlaceholder /> : null}
            {hasFilters ? <SearchFilters years={years} query={query} hasOrder={hasOrder} /> : null}
          </div>
        )}
        {/* What comes stands in the place of what was awaited: that is not moved there. */}
        <div key={String(isAwaited)} className={classes(hasColumns && css.columns)}>
          {hasColumns ? (
            isChoice ? (
              <SearchColumn answer={shown} query={query} />
            ) : (
              <SearchColumnPlaceholder />
            )
          ) : null}
          <div ref={place} tabIndex={-1} className={css.place}>
            {hasColumns ? (
              <div className={css.bar}>
                <span>{shown && pages > 1 ? t('pageOf', { page: shown.page, pages }) : ''}</span>
                {isChoice && hasOrder ? <SearchOrder query={query} /> : null}
              </div>
            ) : null}
            {instead === undefined ? null : (
              <p className={css.instead}>{t('searchInstead', { keyword, instead })}</p>
            )}
            <SlowNote waits={state === 'loading'} onRetry={askAgain} />
            {state === 'failed' ? (
              <ContentFailure
                title={t('searchTrouble')}
                isOutside={table.search?.service !== undefined}
                onRetry={retry}
              />
            ) : null}
            {spinner === 'none' || shown || state === 'failed' ? null : (
              <Skeleton rows={defaultRows} lines label={t('searchRunning')} />
            )}
            {shown && !isEmpty ? (
              <div className={classes(!isNew && css.awaited)} aria-busy={!isNew || undefined}>
                <SearchHits
                  answer={shown}
                  keyword={keyword}
                  isNarrow={isNarrow}
                  isRanked={query.sort === 'best' && shown.page === 1}
                />
              </div>
            ) : null}
            {isEmpty && isNarrow ? (
              <SearchFiltered keyword={keyword} counts="some">
                <p className={css.blamed}>{t('searchNothing', { keyword })}</p>
                {nothing}
              </SearchFiltered>
            ) : null}
            {/* What the filters left is not what the keyword finds without them. */}
            {isNothing ? nothing : null}
            {shown ? (
              <div {...turning}>
                <Pagination page={shown.page} pages={pages} total={shown.total} size={query.size} />
              </div>
            ) : null}
          </div>
        </div>
        {isNew && !isEmpty && shown.total <= defaultRows ? <SearchGroups /> : null}
      </div>
    </>
  );
}
