import { memo, useRef } from 'react';
import type { MenuItem } from '../../../schema/menu/menu-item.ts';
import { useDeferred } from '../../deferred/deferred-part.ts';
import { useMenu } from '../../menu/use-menu.ts';
import { useHomeAddress } from '../../screen/use-home-address.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { classes } from '../../ui/element/classes.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { arrangedHeader } from '../arranged-parts/arranged-header-part.ts';
import { Brand } from '../brand/brand.tsx';
import { MenuDrawer } from '../drawer/menu-drawer.tsx';
import { DevelopmentNotice } from '../menu-link/development-notice.tsx';
import { PlainMenu } from '../plain-menu/plain-menu.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import css from './header-mobile.module.css';
import { useHeaderOpacity } from './use-header-opacity.ts';
import { useOverScene } from './use-over-scene.ts';

type HeaderMobileProps = {
  /** Default: the menu of the web configuration, else the one that the routes make. */
  readonly menu?: readonly MenuItem[];
};

/** The mobile header: a blue bar that stays; a page's lead picture begins under it. */
export const HeaderMobile = memo(function HeaderMobile({ menu }: HeaderMobileProps) {
  const t = useMessages();
  const home = useHomeAddress();
  const own = useMenu();
  const overScene = useOverScene();
  const ground = useRef<HTMLSpanElement>(null);
  useHeaderOpacity(ground);
  const items = menu ?? own;
  const Arranged = useDeferred(arrangedHeader);
  if (Arranged)
    return (
      <DevelopmentNotice>
        <Arranged menu={items} />
      </DevelopmentNotice>
    );
  return (
    <DevelopmentNotice>
      <header className={classes(css.header, overScene && css.over)} data-ground="sea">
        <span ref={ground} className={css.ground} />
        <SiteLink to={home} className={css.home}>
          <Brand inverse short />
          <span className="visually-hidden">{` – ${t('home')}`}</span>
        </SiteLink>
        <SearchBox className={css.tool} />
        <PlainMenu menu={items} />
        <MenuDrawer menu={items} className={css.tool} />
      </header>
    </DevelopmentNotice>
  );
});
