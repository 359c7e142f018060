import type { ReactNode } from 'react';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useAsset } from '../../state/use-asset.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import css from './footer-partners.module.css';

/** Who the site works with. */
export function FooterPartners() {
  const { partners = [] } = useScreen().table.site.footer;
  const t = useMessages();
  const asset = useAsset();
  if (partners.length === 0) return null;
  return (
    <div className={css.partners}>
      <p className={css.title}>{t('partners')}</p>
      <ul className={css.list}>
        {partners.map(({ name, logo, link }, index) => {
          const shown: ReactNode = logo ? (
            <img className={css.logo} src={asset(logo)} alt={name} height={40} loading="lazy" />
          ) : (
            name
          );
          return (
            <li key={locationKey(index, name)}>
              <SiteLink to={link} className={logo ? css.plate : css.name}>
                {shown}
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
