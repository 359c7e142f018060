import { Deferred } from '../../deferred/deferred.tsx';
import { useScreen } from '../../screen/screen-context.ts';
import { AccessibilityToggle } from '../accessibility-bar/accessibility-toggle.tsx';
import { ThemeToggle } from '../accessibility-bar/theme-toggle.tsx';
import { lateParts } from '../late-parts/late-parts.ts';
import { LanguageLinks } from '../variant-links/language-links.tsx';
import css from './drawer-foot.module.css';

/** What stands at the foot of the drawer: large text, colours, the other languages. */
export function DrawerFoot() {
  const { table } = useScreen();
  return (
    <>
      {table.site.openingHours && <Deferred part={lateParts.hours} className={css.hours} />}
      <div className={css.foot}>
        <AccessibilityToggle className={css.cell} />
        <ThemeToggle className={css.cell} />
        <LanguageLinks text="label" withIcon className={css.cell} />
      </div>
    </>
  );
}
