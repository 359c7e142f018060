import type { MenuItem } from '../../../schema/menu/menu-item.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { Icon } from '../../ui/element/icon.tsx';
import { locationKey } from '../../ui/element/location-key.ts';
import { MenuLink } from '../menu-link/menu-link.tsx';
import { DeviceLinks } from '../variant-links/device-links.tsx';
import { LanguageLinks } from '../variant-links/language-links.tsx';

type PlainMenuProps = { readonly menu: readonly MenuItem[] };

function Items({ menu }: PlainMenuProps) {
  return (
    <ul>
      {menu.map((item, place) => (
        <li key={locationKey(place, item.code)}>
          <MenuLink item={item} />
          {item.children.length > 0 ? <Items menu={item.children} /> : null}
        </li>
      ))}
    </ul>
  );
}

function Content({ menu }: PlainMenuProps) {
  const t = useMessages();
  return (
    <details className="plain-menu">
      <summary aria-label={t('menu')}>
        <Icon name="menu" />
      </summary>
      <div>
        {menu.length > 0 ? (
          <nav aria-label={t('mainMenu')}>
            <Items menu={menu} />
          </nav>
        ) : null}
        <p>
          <LanguageLinks text="label" />
          <DeviceLinks />
        </p>
      </div>
    </details>
  );
}

/**
 * The whole menu for readers without scripts, in built pages only: React leaves alone what is in this element. Its
 * classes are in plain.css.
 */
export const PlainMenu = ({ menu }: PlainMenuProps) => (
  <noscript>{import.meta.env.SSR ? <Content menu={menu} /> : null}</noscript>
);
