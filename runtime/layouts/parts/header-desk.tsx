import { SiteLink } from '../../page/site-link.tsx';
import { useMessages, useScreen } from '../../screen/screen-context.ts';
import { useHomeAddress } from '../../screen/use-home.ts';
import frame from '../../styles/frame.module.css';
import { Brand } from './brand.tsx';
import css from './header-desk.module.css';
import { LanguageLinks } from './language-links.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { TopMenu } from './top-menu.tsx';

/** The desktop header; over a page that opens with a lead story it lies on its scene. */
export function HeaderDesk() {
  const { page } = useScreen();
  const say = useMessages();
  const home = useHomeAddress();
  const overScene = page.heading === 'none' && page.blocks[0]?.type === 'lead';
  return (
    <header className={overScene ? `${css.header} ${css.over}` : css.header}>
      <div className={`${frame.wrap} ${css.row}`}>
        <SiteLink to={home} className={css.home}>
          <Brand />
          <span className="visually-hidden">{` – ${say('home')}`}</span>
        </SiteLink>
        <TopMenu />
        <div className={css.tools}>
          <LanguageLinks words="toggle" className={css.tool} />
          <div className={css.sheet}>
            <MenuSheet />
          </div>
        </div>
      </div>
    </header>
  );
}
