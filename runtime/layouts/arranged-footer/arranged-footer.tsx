import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { Brand } from '../brand/brand.tsx';
import { DeviceLinks } from '../variant-links/device-links.tsx';
import css from './arranged-footer.module.css';
import { FooterCodes } from './footer-codes.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { FooterLanguages } from './footer-languages.tsx';
import { FooterLegal } from './footer-legal.tsx';
import { FooterPartners } from './footer-partners.tsx';
import { FooterSocial } from './footer-social.tsx';

/** A footer of more than the default one, or of another look. */
export function ArrangedFooter() {
  const { form, table } = useScreen();
  const { preset = 'standard', address = [], social, qrCodes } = table.site.footer;
  const isDark = preset !== 'plain';
  const identity = (
    <div className={css.identity}>
      <Brand inverse={isDark} isLow />
      {address.length > 0 ? (
        <address className={css.address}>
          {address.map((line, index) => (
            <span key={locationKey(index, line)} className={css.line}>
              {line}
            </span>
          ))}
        </address>
      ) : null}
    </div>
  );
  const ways = (
    <div className={css.ways}>
      <FooterLanguages className={css.way} />
      <DeviceLinks className={css.way} />
    </div>
  );
  const contact =
    social || qrCodes ? (
      <div className={css.contact}>
        <FooterSocial />
        <FooterCodes />
      </div>
    ) : null;
  return (
    <footer
      className={classes(
        css.footer,
        css[preset],
        form === 'mobile' ? css.mobile : css.desktop,
        isDark && css.dark,
      )}
      data-ground={isDark ? 'sea' : undefined}
    >
      <div className={layout.wrap}>
        <div className={css.top}>
          {identity}
          <FooterColumns />
          {ways}
        </div>
        {contact}
        <FooterPartners />
        <FooterLegal />
      </div>
    </footer>
  );
}
