import { pageKey } from '../../content/asked-page.ts';
import { useMessages } from '../../screen/use-messages.ts';
import type { SearchCount } from '../../search/search-answer.ts';
import { useKindName } from '../../search/use-hit-page.ts';
import { classes } from '../../ui/element/classes.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { useListAddress } from '../../ui/list/list-address.ts';
import css from './search-tabs.module.css';

type SearchTabsProps = {
  readonly kinds: readonly SearchCount[];
  /** The kind that the results are of; undefined: all. */
  readonly open: string | undefined;
};

/** The kinds of what was found, each a link with how many there are, on mobile in a row that scrolls. */
export function SearchTabs({ kinds, open }: SearchTabsProps) {
  const t = useMessages();
  const nameOf = useKindName();
  const address = useListAddress();
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  const isListed = open === undefined || kinds.some(({ value }) => value === open);
  const tab = (kind: string | undefined, name: string, count: number) => (
    <li key={kind ?? 'all of them'} className={css.cell}>
      <SiteLink
        to={address({ kind, [pageKey]: undefined })}
        className={classes(css.tab, kind === open && css.current)}
        aria-current={kind === open ? 'true' : undefined}
      >
        {name} {kinds.length > 0 ? <span className={css.count}>{count}</span> : null}
      </SiteLink>
    </li>
  );
  return (
    <nav aria-label={t('searchKinds')} className={css.place}>
      <ul className={css.tabs}>
        {tab(undefined, t('filterAll'), all)}
        {[...kinds, ...(isListed ? [] : [{ value: open, count: 0 }])].map(({ value, count }) => {
          const name = nameOf(value);
          return name === undefined ? null : tab(value, name, count);
        })}
      </ul>
    </nav>
  );
}

/** The place of the row while it is not known what stands in it, so that nothing moves when it is. */
export function SearchTabsPlaceholder() {
  return (
    <div className={css.place}>
      <div className={css.tab} />
    </div>
  );
}
