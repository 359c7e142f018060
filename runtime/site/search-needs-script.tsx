import { parameterNames } from '../../schema/path/parse-path.ts';
import { rowOpens } from '../../schema/visit/root-target.ts';
import { MenuLink } from '../layouts/menu-link/menu-link.tsx';
import { useMenu } from '../menu/use-menu.ts';
import { useScreen } from '../screen/screen-context.ts';
import { useHomeAddress } from '../screen/use-home-address.ts';
import { useMessages } from '../screen/use-messages.ts';
import { accessInfoAtom } from '../state/access.ts';
import { useSiteState } from '../state/site-state.ts';
import layout from '../styles/layout.module.css';
import { locationKey } from '../ui/element/location-key.ts';
import { SiteLink } from '../ui/element/site-link.tsx';

/**
 * Where the search's link leads readers without scripts: what it needs, and ways on. Its classes are in plain.css.
 */
export function SearchNeedsScript() {
  const t = useMessages();
  const home = useHomeAddress();
  const sections = useMenu().filter(({ href, inDevelopment }) => href && !inDevelopment);
  const { model, store } = useSiteState();
  const access = store.get(accessInfoAtom);
  const inMenu = new Set([home, ...sections.map(({ href }) => href)]);
  // What no menu leads to was to be found by searching alone.
  const { table, page } = useScreen();
  const Title = page.heading === 'none' ? 'h1' : 'h2';
  const others = table.routes.filter(
    (row) =>
      row.page !== undefined &&
      row.redirect === undefined &&
      !row.noindex &&
      parameterNames(row.paths[0] ?? '').length === 0 &&
      !inMenu.has(row.paths[0]) &&
      rowOpens(row, model, access),
  );
  return (
    <div className={`${layout.wrap} ${layout.section} plain-search-page`}>
      <Title className={layout.title}>{t('searchNeedsScript')}</Title>
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
        {others.map(({ id, title, paths: [path] }) => (
          <li key={id}>
            <SiteLink to={path}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
