import { MenuLink } from '../layouts/menu-link/menu-link.tsx';
import { useMenu } from '../menu/use-menu.ts';
import { useHomeAddress } from '../screen/use-home-address.ts';
import { useMessages } from '../screen/use-messages.ts';
import layout from '../styles/layout.module.css';
import { locationKey } from '../ui/element/location-key.ts';
import { SiteLink } from '../ui/element/site-link.tsx';
import { MainHeading } from '../ui/section/main-heading.tsx';

/**
 * Where the search's link leads readers without scripts: what it needs, and ways on. Its classes are in plain.css.
 */
export function SearchNeedsScript() {
  const t = useMessages();
  const home = useHomeAddress();
  const sections = useMenu().filter(({ href, inDevelopment }) => href && !inDevelopment);
  return (
    <div className={`${layout.wrap} ${layout.section} plain-search-page`}>
      <MainHeading className={layout.title}>{t('searchNeedsScript')}</MainHeading>
      <p>{t('searchNeedsScriptText')}</p>
      <ul>
        <li>
          <SiteLink to={home}>{t('home')}</SiteLink>
        </li>
        {sections
          .filter(({ href }) => href !== home)
          .map((item, place) => (
            <li key={locationKey(place, item.code)}>
              <MenuLink item={item} />
            </li>
          ))}
      </ul>
    </div>
  );
}
