import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { FooterFilings } from './footer-filings.tsx';
import css from './footer-legal.module.css';

/** The last line: rights, filings, links that the law asks for, the map of the site. */
export function FooterLegal() {
  const { legal, links = [], note, siteMap } = useScreen().table.site.footer;
  const t = useMessages();
  const all = [
    ...links,
    ...(siteMap?.link === undefined ? [] : [{ label: t('siteMap'), link: siteMap.link }]),
  ];
  return (
    <div className={css.end}>
      <div className={css.items}>
        {legal ? <span className={css.item}>{legal}</span> : null}
        <FooterFilings />
        {all.map(({ label, link }, index) => (
          <SiteLink key={locationKey(index, label)} to={link} className={css.link}>
            {label}
          </SiteLink>
        ))}
      </div>
      {note ? <span className={css.note}>{note}</span> : null}
    </div>
  );
}
