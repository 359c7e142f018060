import { useScreen } from '../../screen/screen-context.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { useLegalLinks } from '../footer-parts/use-legal-links.ts';
import { FooterFilings } from './footer-filings.tsx';
import css from './footer-legal.module.css';

/** The last line: rights, filings, links that the law asks for, the map of the site. */
export function FooterLegal() {
  const { legal, note } = useScreen().table.site.footer;
  const links = useLegalLinks();
  return (
    <div className={css.end}>
      <div className={css.items}>
        {legal ? <span className={css.item}>{legal}</span> : null}
        <FooterFilings />
        {links.map(({ label, link }, index) => (
          <SiteLink key={locationKey(index, label)} to={link} className={css.link}>
            {label}
          </SiteLink>
        ))}
      </div>
      {note ? <span className={css.note}>{note}</span> : null}
    </div>
  );
}
