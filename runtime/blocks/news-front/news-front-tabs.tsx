import type { BlockOf } from '../../../schema/model.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import css from './news-front-tabs.module.css';

type NewsFrontTabsProps = { readonly tabs: NonNullable<BlockOf<'newsFront'>['tabs']> };

/** Links to the parts of a section, in a row beside its title; on mobile the row scrolls. */
export function NewsFrontTabs({ tabs }: NewsFrontTabsProps) {
  if (tabs.length === 0) return null;
  return (
    <ul className={css.tabs}>
      {tabs.map(({ label, link }, index) => (
        <li key={locationKey(index, label)} className={css.cell}>
          <SiteLink to={link} className={css.tab}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
