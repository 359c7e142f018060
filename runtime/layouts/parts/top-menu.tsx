import { placeKey } from '../../blocks/parts/place-key.ts';
import { useMessages } from '../../screen/screen-context.ts';
import { useMenu } from '../../screen/use-menu.ts';
import { MenuLink } from './menu-link.tsx';
import css from './top-menu.module.css';

/** The menu's first level in the desktop header. */
export function TopMenu() {
  const menu = useMenu();
  const say = useMessages();
  if (menu.length === 0) return null;
  return (
    <nav aria-label={say('mainMenu')} className={css.menu}>
      <ul className={css.items}>
        {menu.map((item, index) => (
          <li key={placeKey(index, item.code)} className={css.cell}>
            <MenuLink
              item={item}
              className={item.current ? `${css.item} ${css.current}` : css.item}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
