import type { CollectionModel } from '../../../schema/content/collection-model.ts';
import type { FilterValue } from '../../../schema/content/content-model.ts';
import { ownValue } from '../../../schema/own-value.ts';
import { pageKey } from '../../content/asked-page.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { classes } from '../element/classes.ts';
import { SiteLink } from '../element/site-link.tsx';
import { useListAddress } from './list-address.ts';
import css from './list-filter.module.css';

type ListFilterProps = {
  /** Key of the query. */
  readonly by: 'year' | 'type';
  readonly values: readonly FilterValue[];
  readonly open: string | undefined;
  readonly collection: CollectionModel | undefined;
};

/** What a list can be narrowed down to: links, each with an address of its own. */
export function ListFilter({ by, values, open, collection }: ListFilterProps) {
  const t = useMessages();
  const address = useListAddress();
  if (values.length === 0) return null;
  const nameOf = (value: string): string =>
    by === 'year' ? value : (ownValue(collection?.types ?? {}, value) ?? t('filterUsual'));
  const item = (value: string | undefined, label: string, count?: number) => (
    <li key={value ?? ''}>
      <SiteLink
        to={address({ [by]: value, [pageKey]: undefined })}
        className={classes(css.choice, value === open && css.current)}
        aria-current={value === open ? 'true' : undefined}
      >
        {label}
        {count === undefined ? null : <span className={css.count}>{count}</span>}
      </SiteLink>
    </li>
  );
  return (
    <nav aria-label={t('filterBy')} className={css.filter}>
      <ul className={css.list}>
        {item(undefined, t('filterAll'))}
        {values.map(({ value, count }) => item(value, nameOf(value), count))}
      </ul>
    </nav>
  );
}
