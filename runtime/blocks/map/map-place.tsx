import { useMessages } from '../../screen/use-messages.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { AddressLines } from '../../ui/element/address-lines.tsx';
import css from './map-place.module.css';

/** The address, and the place on the globe. */
export function MapPlace({ block }: BlockProps<'map'>) {
  const { address = [], coordinates } = block;
  const t = useMessages();
  if (address.length === 0 && !coordinates) return null;
  return (
    <dl className={css.facts}>
      {address.length > 0 ? (
        <div className={css.fact}>
          <dt className={css.label}>{t('postalAddress')}</dt>
          <dd>
            <AddressLines lines={address} />
          </dd>
        </div>
      ) : null}
      {coordinates ? (
        <div className={css.fact}>
          <dt className={css.label}>{t('coordinates')}</dt>
          <dd className={css.number}>
            <bdi>{`${coordinates.latitude}, ${coordinates.longitude}`}</bdi>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
