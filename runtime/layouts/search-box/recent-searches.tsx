import { useEffect } from 'react';
import { ownValue } from '../../../schema/own-value.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { addRecent, clearRecent, readRecent } from '../../search/recent-searches.ts';
import { searchAddress, useSearchTarget } from '../../search/use-search-target.ts';
import { recentSearchesAtom } from '../../state/recent-searches.ts';
import { useSiteState } from '../../state/site-state.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { useModal } from '../../ui/modal/modal-context.ts';
import css from './recent-searches.module.css';

/** The recent searches on this device, and a button to forget them. */
export function RecentSearches({ onClear }: { readonly onClear: () => void }) {
  const t = useMessages();
  const { store } = useSiteState();
  const { language } = useScreen();
  const target = useSearchTarget();
  const { closeAtOnce } = useModal();
  const recent = ownValue(useSnapshot(recentSearchesAtom), language) ?? [];
  useEffect(() => {
    readRecent(store);
  }, [store]);
  if (!target || recent.length === 0) return null;
  return (
    <section className={css.recent}>
      <h2 className={css.title}>{t('searchRecent')}</h2>
      <ul className={css.list}>
        {recent.map((keyword) => (
          <li key={keyword} className={css.cell}>
            <SiteLink
              to={searchAddress(target, keyword)}
              className={css.link}
              onClick={() => {
                addRecent(store, language, keyword);
                closeAtOnce();
              }}
            >
              {keyword}
            </SiteLink>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={css.clear}
        onClick={() => {
          clearRecent(store, language);
          onClear();
        }}
      >
        {t('searchForget')}
      </button>
    </section>
  );
}
