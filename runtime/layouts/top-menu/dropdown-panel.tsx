import type { MenuItem } from '../../../schema/menu/menu-item.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useSiteState } from '../../state/site-state.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { Icon } from '../../ui/element/icon.tsx';
import { locationKey } from '../../ui/element/location-key.ts';
import { MenuLink } from '../menu-link/menu-link.tsx';
import css from './dropdown-panel.module.css';
import { DropdownPicture } from './dropdown-picture.tsx';

function Below({ items }: { readonly items: readonly MenuItem[] }) {
  return (
    <ul className={css.below}>
      {items.map((item, place) => (
        <li key={locationKey(place, item.code)}>
          <MenuLink item={item} className={css.further} />
          {item.children.length > 0 ? <Below items={item.children} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** What is below an item of the top menu, on a sheet as wide as the window. */
export function DropdownPanel({ item }: { readonly item: MenuItem }) {
  const { wide } = useSiteState().model.menu;
  const t = useMessages();
  return (
    <div className={classes(css.panel, wide.includes(item.code) && css.wide)}>
      <div className={classes(layout.wrap, css.columns)}>
        <div className={css.intro}>
          <p className={classes(layout.title, css.title)}>{item.title}</p>
          {item.subTitle ? <p className={css.words}>{item.subTitle}</p> : null}
          {item.href === undefined ? null : (
            <MenuLink item={item} className={css.enter}>
              {t('openSection')}
              <span className="visually-hidden">{` ${item.title}`}</span>
              <Icon name="arrow" className={css.arrow} />
            </MenuLink>
          )}
        </div>
        <ul className={css.list}>
          {item.children.map((child, place) => (
            <li key={locationKey(place, child.code)} className={css.cell}>
              <MenuLink item={child} className={css.row}>
                <span className={css.name}>
                  {child.title}
                  {child.href === undefined ? null : <Icon name="arrow" className={css.hint} />}
                </span>
                {child.subTitle ? <span className={css.sub}>{child.subTitle}</span> : null}
              </MenuLink>
              {child.children.length > 0 ? <Below items={child.children} /> : null}
            </li>
          ))}
        </ul>
        {item.image ? (
          <DropdownPicture source={item.image} text={item.imageText} className={css.picture} />
        ) : null}
      </div>
    </div>
  );
}
