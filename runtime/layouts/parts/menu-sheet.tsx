import { placeKey } from '../../blocks/parts/place-key.ts';
import { Icon } from '../../page/icon.tsx';
import { useAddress } from '../../router/router.tsx';
import { useMessages } from '../../screen/screen-context.ts';
import { useMenu } from '../../screen/use-menu.ts';
import { MenuLink } from './menu-link.tsx';
import css from './menu-sheet.module.css';

/** The menu behind a button, for where it has no room in a row. Going to another page closes it. */
export function MenuSheet() {
  const menu = useMenu();
  const say = useMessages();
  const { path, query } = useAddress();
  if (menu.length === 0) return null;
  return (
    <details key={path + query} className={css.fold}>
      <summary className={css.button} aria-label={say('menu')}>
        <Icon name="menu" className={css.closed} />
        <Icon name="close" className={css.open} />
      </summary>
      <nav aria-label={say('mainMenu')} className={css.sheet} data-ground="page">
        <ul>
          {menu.map((item, index) => (
            <li key={placeKey(index, item.code)} className={css.group}>
              <MenuLink
                item={item}
                className={item.current ? `${css.item} ${css.current}` : css.item}
              />
              {item.children.length > 0 ? (
                <ul className={css.children}>
                  {item.children.map((child, at) => (
                    <li key={placeKey(at, child.code)}>
                      <MenuLink item={child} className={css.child} />
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
