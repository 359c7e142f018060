import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { ContentIcon } from '../../ui/element/content-icon.tsx';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import css from './map-links.module.css';
import { useOpensGeo } from './use-opens-geo.ts';

/** Where to see the place on other maps; on mobile, in the visitor's own. */
export function MapLinks({ block }: BlockProps<'map'>) {
  const { coordinates, links = [] } = block;
  const t = useMessages();
  const isMobile = useScreen().form === 'mobile';
  const opensGeo = useOpensGeo();
  const where = coordinates && isMobile && opensGeo;
  if (links.length === 0 && !where) return null;
  return (
    <ul className={css.links}>
      {where ? (
        <li>
          <a className={css.link} href={`geo:${coordinates.latitude},${coordinates.longitude}`}>
            {t('openInMaps')}
            <ContentIcon name="pin" className={css.sign} />
          </a>
        </li>
      ) : null}
      {links.map(({ label, link }, index) => (
        <li key={locationKey(index, label)}>
          <SiteLink to={link} className={css.link}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
