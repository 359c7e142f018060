import css from './drawer-foot.module.css';
import { LanguageLinks } from './language-links.tsx';

/** What stands at the foot of the drawer: the other languages. */
export function DrawerFoot() {
  return (
    <div className={css.foot}>
      <LanguageLinks words="label" withIcon className={css.cell} />
    </div>
  );
}
