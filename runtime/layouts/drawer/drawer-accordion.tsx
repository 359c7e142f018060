import type { SyntheticEvent } from 'react';
import type { MenuItem } from '../../../schema/menu/menu-item.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { classes } from '../../ui/element/classes.ts';
import { Icon } from '../../ui/element/icon.tsx';
import { locationKey } from '../../ui/element/location-key.ts';
import { MenuLink } from '../menu-link/menu-link.tsx';
import css from './drawer-accordion.module.css';
import { DrawerBranch } from './drawer-branch.tsx';

/** For browsers that do not know the name of details: the panel that opens closes the others. */
function closeOthers(event: SyntheticEvent<HTMLDetailsElement>): void {
  const panel = event.currentTarget;
  if (!panel.open) return;
  for (const other of panel.closest('ul')?.querySelectorAll('details[open]') ?? []) {
    if (other !== panel) other.removeAttribute('open');
  }
}

const pathOf = (item: MenuItem): string | undefined => item.href?.split(/[?#]/, 1)[0];

/** Whether one of the children opens the page of the item, which then needs no row of its own. */
const childrenOpenIt = (item: MenuItem): boolean =>
  item.children.some((child) => pathOf(child) === pathOf(item));

/** The menu's first level with what is below each item, one panel open at a time. */
export function DrawerAccordion({ items }: { readonly items: readonly MenuItem[] }) {
  const t = useMessages();
  return (
    <ul>
      {items.map((item, place) => (
        <li key={locationKey(place, item.code)} className={css.cell}>
          {item.children.length === 0 || item.inDevelopment ? (
            <MenuLink item={item} className={classes(css.head, item.current && css.current)} />
          ) : (
            <details name="menu" open={item.current} onToggle={closeOthers} className={css.panel}>
              <summary className={css.head}>
                {item.title}
                <Icon name="down" className={css.chevron} />
              </summary>
              <ul className={css.children}>
                {item.href === undefined || childrenOpenIt(item) ? null : (
                  <li>
                    <MenuLink item={{ ...item, current: false }} className={css.row}>
                      {t('openSection')}
                      <span className="visually-hidden">{` ${item.title}`}</span>
                    </MenuLink>
                  </li>
                )}
                {item.children.map((child, at) => (
                  <li key={locationKey(at, child.code)}>
                    {child.children.length > 0 ? (
                      <DrawerBranch item={child} className={css.row} />
                    ) : (
                      <MenuLink item={child} className={css.row} />
                    )}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
