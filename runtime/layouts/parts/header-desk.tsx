import { useMemo, useRef } from 'react';
import type { MenuItem } from '../../../schema/menu/menu-item.ts';
import { useMessages, useScreen } from '../../screen/screen-context.ts';
import { useHomeAddress, useRootAddress } from '../../screen/use-home.ts';
import { useMenu } from '../../screen/use-menu.ts';
import { useSiteName } from '../../screen/use-site-name.ts';
import { useSiteState } from '../../state/site-state.ts';
import frame from '../../styles/frame.module.css';
import { classes } from '../../ui/element/classes.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { Brand } from './brand.tsx';
import { CareToggle } from './care-toggle.tsx';
import { DevelopmentNotice } from './development-notice.tsx';
import css from './header-desk.module.css';
import { LanguageLinks } from './language-links.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { SearchBox } from './search-box.tsx';
import { TopMenu } from './top-menu.tsx';
import { useDropdowns } from './use-dropdowns.ts';
import { useMenuDensity } from './use-menu-density.ts';
import { useOverScene } from './use-over-scene.ts';
import { useScrolled } from './use-scrolled.ts';

type HeaderDeskProps = {
  /** Left out: the menu of the web configuration, else the one that the routes make. */
  readonly menu?: readonly MenuItem[];
};

/** The desktop header; over a page that opens with a lead story it lies on its scene. */
export function HeaderDesk({ menu }: HeaderDeskProps) {
  const { language } = useScreen();
  const say = useMessages();
  const root = useRootAddress();
  const home = useHomeAddress();
  const own = useMenu();
  const items = menu ?? own;
  const { dropdowns: kind = 'list', prefix = '' } = useSiteState().model.languages[language] ?? {};
  const dropdowns = useDropdowns();
  const row = useRef<HTMLDivElement>(null);
  const name = useSiteName();
  // The titles alone: which item is marked as the open one is no reason to measure.
  const content = useMemo(
    () => [name, ...items.map(({ title }) => title)].join('\n'),
    [name, items],
  );
  useMenuDensity(row, '[aria-haspopup=dialog][aria-expanded]', content);
  const overScene = useOverScene();
  const scrolled = useScrolled();
  const panelOpen =
    kind === 'panel' && (items[dropdowns.open ?? items.length]?.children.length ?? 0) > 0;
  const clear = overScene && !scrolled && !panelOpen;
  return (
    <DevelopmentNotice>
      <header className={classes(css.header, overScene && css.over, clear && css.clear)}>
        <div ref={row} className={classes(frame.wrap, css.row)}>
          <SiteLink to={prefix === '' ? root : home} className={css.home}>
            <Brand />
            <span className="visually-hidden">{` – ${say('home')}`}</span>
          </SiteLink>
          <TopMenu menu={items} kind={kind} dropdowns={dropdowns} />
          <div className={css.tools}>
            <CareToggle className={classes(css.tool, css.care)} />
            <SearchBox className={css.tool} />
            <LanguageLinks words="toggle" className={css.tool} />
            <div className={css.sheet}>
              <MenuDrawer menu={items} size="large" className={css.tool} />
            </div>
          </div>
        </div>
      </header>
    </DevelopmentNotice>
  );
}
