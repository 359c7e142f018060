import { SiteLink } from '../../page/site-link.tsx';
import { useMessages, useScreen } from '../../screen/screen-context.ts';
import { useHomeAddress } from '../../screen/use-home.ts';
import { Brand } from './brand.tsx';
import css from './header-phone.module.css';
import { LanguageLinks } from './language-links.tsx';
import { MenuSheet } from './menu-sheet.tsx';

/** The phone's header: a blue bar that stays; a page's lead picture begins under it. */
export function HeaderPhone() {
  const { page } = useScreen();
  const say = useMessages();
  const home = useHomeAddress();
  const overScene = page.heading === 'none' && page.blocks[0]?.type === 'lead';
  return (
    <header className={overScene ? `${css.header} ${css.over}` : css.header} data-ground="sea">
      <SiteLink to={home} className={css.home}>
        <Brand inverse short />
        <span className="visually-hidden">{` – ${say('home')}`}</span>
      </SiteLink>
      <LanguageLinks words="toggle" className={css.tool} />
      <MenuSheet />
    </header>
  );
}
