import type { BlockProps } from '../page/block-props.ts';
import { Icon } from '../page/icon.tsx';
import { useMessages, useScreen } from '../screen/screen-context.ts';
import css from './map-place.module.css';
import { AddressLines } from './parts/address-lines.tsx';
import more from './parts/more-link.module.css';
import { MoreLink } from './parts/more-link.tsx';
import { locationKey } from './parts/place-key.ts';
import { useOpensGeo } from './use-opens-geo.ts';

/** The address, the place on the globe, and where to see it on other maps. */
export function MapPlace({ block }: BlockProps<'map'>) {
  const { address = [], coordinates, links = [] } = block;
  const say = useMessages();
  const onPhone = useScreen().form === 'mobile';
  const opensGeo = useOpensGeo();
  if (address.length === 0 && !coordinates && links.length === 0) return null;
  const where = coordinates && `${coordinates.latitude},${coordinates.longitude}`;
  return (
    <div>
      {address.length > 0 || where ? (
        <dl className={css.facts}>
          {address.length > 0 ? (
            <div className={css.fact}>
              <dt className={css.label}>{say('postalAddress')}</dt>
              <dd>
                <AddressLines lines={address} />
              </dd>
            </div>
          ) : null}
          {where ? (
            <div className={css.fact}>
              <dt className={css.label}>{say('coordinates')}</dt>
              <dd className={css.number}>{where.replace(',', ', ')}</dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      {links.length > 0 || where ? (
        <ul className={css.links}>
          {where && onPhone && opensGeo ? (
            <li>
              <a className={more.more} href={`geo:${where}`}>
                {say('openInMaps')}
                <Icon name="pin" className={more.arrow} />
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
