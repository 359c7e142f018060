import type { BlockOf } from '../../../schema/model.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { classes } from '../../ui/element/classes.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { Buoy } from '../../ui/notice/buoy.tsx';
import { SearchGroups } from './search-groups.tsx';
import css from './search-nothing.module.css';

type SearchNothingProps = {
  /** Why, where the heading does not say it. */
  readonly title?: string;
  /** What to do about it; default: another word. */
  readonly text?: string;
  readonly hints: NonNullable<BlockOf<'search'>['hints']>;
};

/** In the place of results where there are none: what to do, and where to look instead. */
export function SearchNothing({ title, text, hints }: SearchNothingProps) {
  const t = useMessages();
  const { form } = useScreen();
  return (
    <div className={classes(css.nothing, form === 'desktop' && css.desktop)}>
      <div className={css.words}>
        <Buoy className={css.buoy} />
        {title ? <p className={css.title}>{title}</p> : null}
        <p className={css.text}>{text ?? t('searchNothingText')}</p>
        <ul className={css.hints}>
          {hints.map(({ label, link }, index) => (
            <li key={locationKey(index, label)}>
              <SiteLink to={link} className={css.link}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
      <div className={css.groups}>
        <SearchGroups arrows />
      </div>
    </div>
  );
}
