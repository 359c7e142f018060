import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { AddressLines } from '../../ui/element/address-lines.tsx';
import { ContentIcon } from '../../ui/element/content-icon.tsx';
import { locationKey } from '../../ui/element/location-key.ts';
import more from '../../ui/element/more-link.module.css';
import { MoreLink } from '../../ui/element/more-link.tsx';
import css from './map-place.module.css';
import { useOpensGeo } from './use-opens-geo.ts';

/** The address, the place on the globe, and where to see it on other maps. */
export function MapPlace({ block }: BlockProps<'map'>) {
  const { address = [], coordinates, links = [] } = block;
  const t = useMessages();
  const isMobile = useScreen().form === 'mobile';
  const opensGeo = useOpensGeo();
  if (address.length === 0 && !coordinates && links.length === 0) return null;
  const where = coordinates && `${coordinates.latitude},${coordinates.longitude}`;
  return (
    <div>
      {address.length > 0 || where ? (
        <dl className={css.facts}>
          {address.length > 0 ? (
            <div className={css.fact}>
              <dt className={css.label}>{t('postalAddress')}</dt>
              <dd>
                <AddressLines lines={address} />
              </dd>
            </div>
          ) : null}
          {where ? (
            <div className={css.fact}>
              <dt className={css.label}>{t('coordinates')}</dt>
              <dd className={css.number}>{where.replace(',', ', ')}</dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      {links.length > 0 || where ? (
        <ul className={css.links}>
          {where && isMobile && opensGeo ? (
            <li>
              <a className={more.more} href={`geo:${where}`}>
                {t('openInMaps')}
                <ContentIcon name="pin" className={more.arrow} />
              </a>
            </li>
          ) : null}
          {links.map(({ label, link }, index) => (
            <li key={locationKey(index, label)}>
              <MoreLink to={link}>{label}</MoreLink>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
