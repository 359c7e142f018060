import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useZone } from '../../screen/zone-context.ts';
import { searchAddress } from '../../search/use-search-target.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import css from './search-scope.module.css';

/** In a zone: whose results these are, and the way to the same search of the whole site. Elsewhere nothing. */
export function SearchScope({ keyword }: { readonly keyword: string }) {
  const t = useMessages();
  const { search } = useScreen().table;
  const { scope } = useZone();
  if (!scope) return null;
  return (
    <p className={css.scope}>
      <span className={css.whose}>{t('searchOnly', { title: scope.title })}</span>
      {search ? (
        <SiteLink to={searchAddress(search, keyword)} leavesZone className={css.link}>
          {t('searchEverywhere')}
        </SiteLink>
      ) : null}
    </p>
  );
}
