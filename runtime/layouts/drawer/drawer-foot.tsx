import { Deferred } from '../../deferred/deferred.tsx';
import { useScreen } from '../../screen/screen-context.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { AccessibilityToggle } from '../accessibility-bar/accessibility-toggle.tsx';
import { ThemeToggle } from '../accessibility-bar/theme-toggle.tsx';
import { lateParts } from '../late-parts/late-parts.ts';
import { LanguageLinks } from '../variant-links/language-links.tsx';
import css from './drawer-foot.module.css';

/** What stands at the foot of the drawer: large text, colours, the other languages. */
export function DrawerFoot() {
  const { table } = useScreen();
  const { links = [], buttons = [] } = table.site.header ?? {};
  const further = [...buttons, ...links];
  return (
    <>
      {further.length > 0 ? (
        <div className={css.links}>
          {further.map(({ label, link }, index) => (
            <SiteLink key={locationKey(index, label)} to={link} className={css.link}>
              {label}
            </SiteLink>
          ))}
        </div>
      ) : null}
      {table.site.openingHours && <Deferred part={lateParts.hours} className={css.hours} />}
      <div className={css.foot}>
        <AccessibilityToggle className={css.cell} />
        <ThemeToggle className={css.cell} />
        <LanguageLinks text="label" withIcon className={css.cell} />
      </div>
    </>
  );
}
