import { useScreen } from '../../screen/screen-context.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { Brand } from '../brand/brand.tsx';
import { FooterAddress } from '../footer-parts/footer-address.tsx';
import { FooterLanguages } from '../footer-parts/footer-languages.tsx';
import { useLegalLinks } from '../footer-parts/use-legal-links.ts';
import { DeviceLinks } from '../variant-links/device-links.tsx';
import ground from './footer-art.module.css';
import css from './footer-mobile.module.css';

/** The mobile footer. Its menu is the header's; here are the address, the legal links and the ways over. */
export function FooterMobile() {
  const { legal, note } = useScreen().table.site.footer;
  const links = useLegalLinks();
  return (
    <footer className={`${ground.footer} ${css.footer}`} data-ground="sea">
      <div className={`${ground.art} ${css.art}`} />
      <div className={css.inner}>
        <div className={css.brand}>
          <Brand inverse isLow />
        </div>
        <FooterAddress className={css.address} />
        <div className={css.links}>
          {links.map(({ label, link }, index) => (
            <SiteLink key={locationKey(index, label)} to={link} className={css.link}>
              {label}
            </SiteLink>
          ))}
          <FooterLanguages className={css.link} />
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
