import { useId } from 'react';
import type { MenuItem } from '../../../schema/menu/menu-item.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { classes } from '../../ui/element/classes.ts';
import { Icon } from '../../ui/element/icon.tsx';
import { locationKey } from '../../ui/element/location-key.ts';
import { MenuLink } from '../menu-link/menu-link.tsx';
import { DropdownList } from './dropdown-list.tsx';
import { DropdownPanel } from './dropdown-panel.tsx';
import css from './top-menu.module.css';
import type { Dropdowns } from './use-dropdowns.ts';

type TopMenuProps = {
  readonly menu: readonly MenuItem[];
  readonly kind: 'panel' | 'list';
  readonly dropdowns: Dropdowns;
};

type TopItemProps = Pick<TopMenuProps, 'kind' | 'dropdowns'> & {
  readonly item: MenuItem;
  readonly place: number;
};

function TopItem({ item, place, kind, dropdowns }: TopItemProps) {
  const t = useMessages();
  const id = useId();
  const { open, show, dismiss, pressedWith, itemProps } = dropdowns;
  const hasDropdown = item.children.length > 0;
  const isOpen = hasDropdown && open === place;
  return (
    <li className={classes(css.cell, kind === 'list' && css.anchor)} {...itemProps(place)}>
      <MenuLink
        item={item}
        className={classes(css.item, item.current && css.current, isOpen && css.isOpen)}
        onPress={(event) => {
          const touched = pressedWith() !== '' && pressedWith() !== 'mouse';
          if (touched && hasDropdown && !isOpen) {
            event.preventDefault();
            show(place);
          } else dismiss(place);
        }}
      />
      {hasDropdown ? (
        <>
          <button
            type="button"
            className={css.disclosure}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t('showChildren', { title: item.title })}
            data-menu-stop={item.href === undefined ? '' : undefined}
            onClick={() => show(isOpen ? undefined : place)}
          >
            <Icon name="down" className={css.chevron} />
          </button>
          <div id={id} data-menu-dropdown hidden={!isOpen}>
            {kind === 'panel' ? <DropdownPanel item={item} /> : <DropdownList item={item} />}
          </div>
        </>
      ) : null}
    </li>
  );
}

/** The menu's first level in the desktop header, each item with the dropdown of what is below it. */
export function TopMenu({ menu, kind, dropdowns }: TopMenuProps) {
  const t = useMessages();
  if (menu.length === 0) return null;
  return (
    <nav
      ref={dropdowns.root}
      aria-label={t('mainMenu')}
      className={css.menu}
      {...dropdowns.rootProps}
    >
      <ul className={classes(css.items, dropdowns.open !== undefined && css.hasOpen)}>
        {menu.map((item, place) => (
          <TopItem
            key={locationKey(place, item.code)}
            item={item}
            place={place}
            kind={kind}
            dropdowns={dropdowns}
          />
        ))}
      </ul>
    </nav>
  );
}
