import { useScreen } from '../../screen/screen-context.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { Brand } from '../brand/brand.tsx';
import { DeviceLinks } from '../variant-links/device-links.tsx';
import { LanguageLinks } from '../variant-links/language-links.tsx';
import { TranslationLinks } from '../variant-links/translation-links.tsx';
import ground from './footer-art.module.css';
import css from './footer-mobile.module.css';

/** The mobile footer. Its menu is the header's; here are the address, the legal links and the ways over. */
export function FooterMobile() {
  const { address = [], legal, links = [], note } = useScreen().table.site.footer;
  return (
    <footer className={`${ground.footer} ${css.footer}`} data-ground="sea">
      <div className={`${ground.art} ${css.art}`} />
      <div className={css.inner}>
        <div className={css.brand}>
          <Brand inverse isLow />
        </div>
        <address className={css.address}>
          {address.map((line, index) => (
            <span key={locationKey(index, line)} className={css.line}>
              {line}
            </span>
          ))}
        </address>
        <div className={css.links}>
          {links.map(({ label, link }, index) => (
            <SiteLink key={locationKey(index, label)} to={link} className={css.link}>
              {label}
            </SiteLink>
          ))}
          <TranslationLinks className={css.link} />
          <LanguageLinks text="label" className={css.link} />
          <DeviceLinks className={css.link} />
        </div>
        {legal || note ? (
          <div className={css.end}>
            {legal ? <p>{legal}</p> : null}
            {note ? <p>{note}</p> : null}
          </div>
        ) : null}
      </div>
    </footer>
  );
}
