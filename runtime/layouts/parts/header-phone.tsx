import { useRef } from 'react';
import type { MenuItem } from '../../../schema/menu/menu-item.ts';
import { useMessages } from '../../screen/screen-context.ts';
import { useHomeAddress } from '../../screen/use-home.ts';
import { useMenu } from '../../screen/use-menu.ts';
import { classes } from '../../ui/element/classes.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { Brand } from './brand.tsx';
import { DevelopmentNotice } from './development-notice.tsx';
import css from './header-phone.module.css';
import { MenuDrawer } from './menu-drawer.tsx';
import { SearchBox } from './search-box.tsx';
import { useHeaderOpacity } from './use-header-opacity.ts';
import { useOverScene } from './use-over-scene.ts';

type HeaderPhoneProps = {
  /** Left out: the menu of the web configuration, else the one that the routes make. */
  readonly menu?: readonly MenuItem[];
};

/** The phone's header: a blue bar that stays; a page's lead picture begins under it. */
export function HeaderPhone({ menu }: HeaderPhoneProps) {
  const say = useMessages();
  const home = useHomeAddress();
  const own = useMenu();
  const overScene = useOverScene();
  const ground = useRef<HTMLSpanElement>(null);
  useHeaderOpacity(ground);
  return (
    <DevelopmentNotice>
      <header className={classes(css.header, overScene && css.over)} data-ground="sea">
        <span ref={ground} className={css.ground} />
        <SiteLink to={home} className={css.home}>
          <Brand inverse short />
          <span className="visually-hidden">{` – ${say('home')}`}</span>
        </SiteLink>
        <SearchBox className={css.tool} />
        <MenuDrawer menu={menu ?? own} className={css.tool} />
      </header>
    </DevelopmentNotice>
  );
}
