import type { ReactNode } from 'react';
import { pageKey } from '../../content/asked-page.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useZone } from '../../screen/zone-context.ts';
import { plainQuery } from '../../search/plain-query.ts';
import { useSearch } from '../../search/use-search.ts';
import { MoreLink } from '../../ui/element/more-link.tsx';
import { useListAddress } from '../../ui/list/list-address.ts';
import { EmptyState } from '../../ui/notice/empty-state.tsx';

type SearchFilteredProps = {
  readonly keyword: string;
  /** What has some of the words counts as found, too. */
  readonly counts: 'all' | 'some';
  /** In its place where the keyword alone finds nothing, either. */
  readonly children: ReactNode;
};

/** In the place of results where the filters left none of them: that it was they, and a way back. */
export function SearchFiltered({ keyword, counts, children }: SearchFilteredProps) {
  const t = useMessages();
  const address = useListAddress();
  const { state, answer } = useSearch(plainQuery(keyword, useZone().scope));
  // Nothing is blamed before it is known.
  if (state === 'loading') return null;
  const found = answer ? answer.total + (counts === 'some' ? answer.some.length : 0) : 0;
  if (found === 0) return children;
  return (
    <EmptyState title={t('searchFiltered', { keyword })} text={t('searchFilteredText')}>
      <MoreLink to={address({ kind: undefined, year: undefined, [pageKey]: undefined })}>
        {t('searchUnfilter')}
      </MoreLink>
    </EmptyState>
  );
}
