import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { Brand } from '../brand/brand.tsx';
import { FooterAddress } from '../footer-parts/footer-address.tsx';
import { FooterLanguages } from '../footer-parts/footer-languages.tsx';
import { DeviceLinks } from '../variant-links/device-links.tsx';
import css from './arranged-footer.module.css';
import { FooterCodes } from './footer-codes.tsx';
import { FooterColumns } from './footer-columns.tsx';
import { FooterLegal } from './footer-legal.tsx';
import { FooterPartners } from './footer-partners.tsx';
import { FooterSocial } from './footer-social.tsx';

/** A footer of more than the default one, or of another look. */
export function ArrangedFooter() {
  const { form, table } = useScreen();
  const { preset = 'standard', social, qrCodes } = table.site.footer;
  const isDark = preset !== 'plain';
  const identity = (
    <div className={css.identity}>
      <Brand inverse={isDark} isLow />
      <FooterAddress className={css.address} />
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
