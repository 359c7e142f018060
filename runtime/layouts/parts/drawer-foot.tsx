import { CareToggle } from './care-toggle.tsx';
import css from './drawer-foot.module.css';
import { LanguageLinks } from './language-links.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** What stands at the foot of the drawer: large text, colours, the other languages. */
export function DrawerFoot() {
  return (
    <div className={css.foot}>
      <CareToggle className={css.cell} />
      <ThemeToggle className={css.cell} />
      <LanguageLinks words="label" withIcon className={css.cell} />
    </div>
  );
}
