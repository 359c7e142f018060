import { memo } from 'react';
import { useHomeAddress } from '../../screen/use-home-address.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useSiteName } from '../../screen/use-site-name.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { AccessibilityToggle } from '../accessibility-bar/accessibility-toggle.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { LanguageLinks } from '../variant-links/language-links.tsx';
import css from './bare-line.module.css';

/** Instead of the common header: a slim line with the way home, the search and the other languages. */
export const BareLine = memo(function BareLine() {
  const name = useSiteName();
  const home = useHomeAddress();
  const t = useMessages();
  return (
    <header className={css.line}>
      <div className={`${layout.wrap} ${css.row}`}>
        <SiteLink to={home} className={css.home}>
          <span className={css.name}>{name}</span>
          <span className="visually-hidden">{` – ${t('home')}`}</span>
        </SiteLink>
        <AccessibilityToggle className={classes(css.tool, css.care)} />
        <SearchBox className={css.tool} />
        <LanguageLinks text="toggle" className={css.tool} />
      </div>
    </header>
  );
});
