import type { MenuItem } from '../../../schema/menu/menu-item.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { MenuLink } from '../menu-link/menu-link.tsx';
import css from './dropdown-list.module.css';

function Rows({ items }: { readonly items: readonly MenuItem[] }) {
  return (
    <ul>
      {items.map((item, place) => (
        <li key={locationKey(place, item.code)} className={css.cell}>
          <MenuLink item={item} className={css.row} />
          {item.children.length > 0 ? <Rows items={item.children} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** What is below an item of the top menu, as a plain list under it. */
export const DropdownList = ({ item }: { readonly item: MenuItem }) => (
  <div className={css.list}>
    <Rows items={item.children} />
  </div>
);
