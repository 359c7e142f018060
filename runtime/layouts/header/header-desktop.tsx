import { memo, useMemo, useRef } from 'react';
import type { MenuItem } from '../../../schema/menu/menu-item.ts';
import { Deferred } from '../../deferred/deferred.tsx';
import { useDeferred } from '../../deferred/deferred-part.ts';
import { useMenu } from '../../menu/use-menu.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useHomeAddress } from '../../screen/use-home-address.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useRootAddress } from '../../screen/use-root-address.ts';
import { useSiteName } from '../../screen/use-site-name.ts';
import { useSiteState } from '../../state/site-state.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { AccessibilityToggle } from '../accessibility-bar/accessibility-toggle.tsx';
import { arrangedHeader } from '../arranged-parts/arranged-header-part.ts';
import { Brand } from '../brand/brand.tsx';
import { MenuDrawer } from '../drawer/menu-drawer.tsx';
import { lateParts } from '../late-parts/late-parts.ts';
import { DevelopmentNotice } from '../menu-link/development-notice.tsx';
import { PlainMenu } from '../plain-menu/plain-menu.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { TopMenu } from '../top-menu/top-menu.tsx';
import { useDropdowns } from '../top-menu/use-dropdowns.ts';
import { LanguageLinks } from '../variant-links/language-links.tsx';
import { menuRowAttribute } from './fit-menu.ts';
import css from './header-desktop.module.css';
import { useMenuDensity } from './use-menu-density.ts';
import { useOverScene } from './use-over-scene.ts';
import { useScrolled } from './use-scrolled.ts';

type HeaderDesktopProps = {
  /** Default: the menu of the web configuration, else the one that the routes make. */
  readonly menu?: readonly MenuItem[];
};

/** The desktop header; over a page that opens with a lead story it lies on its scene. */
export const HeaderDesktop = memo(function HeaderDesktop({ menu }: HeaderDesktopProps) {
  const { language, table } = useScreen();
  const t = useMessages();
  const root = useRootAddress();
  const home = useHomeAddress();
  const own = useMenu();
  const items = menu ?? own;
  const { dropdowns: kind = 'list', prefix = '' } = useSiteState().model.languages[language] ?? {};
  const dropdowns = useDropdowns();
  const row = useRef<HTMLDivElement>(null);
  const name = useSiteName();
  // The titles alone: which item is current is no reason to measure.
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
  const ground = classes(css.header, overScene && css.over, clear && css.clear);
  const measured = { ref: row, [menuRowAttribute]: '' };
  const topMenu = <TopMenu menu={items} kind={kind} dropdowns={dropdowns} />;
  const Arranged = useDeferred(arrangedHeader);
  if (Arranged)
    return (
      <DevelopmentNotice>
        <Arranged menu={items} topMenu={topMenu} measured={measured} standard={ground} />
      </DevelopmentNotice>
    );
  return (
    <DevelopmentNotice>
      <header className={ground}>
        <div {...measured} className={classes(layout.wrap, css.row)} suppressHydrationWarning>
          <SiteLink to={prefix === '' ? root : home} className={css.home}>
            <Brand />
            <span className="visually-hidden">{` – ${t('home')}`}</span>
          </SiteLink>
          {topMenu}
          <div className={css.tools}>
            {table.site.openingHours && <Deferred part={lateParts.hours} className={css.hours} />}
            <AccessibilityToggle className={classes(css.tool, css.care)} />
            <SearchBox className={css.tool} />
            <LanguageLinks text="toggle" className={css.tool} />
            <PlainMenu menu={items} />
            <div className={css.sheet}>
              <MenuDrawer menu={items} size="large" className={css.tool} />
            </div>
          </div>
        </div>
      </header>
    </DevelopmentNotice>
  );
});
