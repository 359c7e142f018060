import { memo } from 'react';
import type { HomeModel, ZoneFrameModel } from '../../../schema/zone-model.ts';
import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import { telephoneAddress } from '../../text/telephone-address.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { DeviceLinks } from '../variant-links/device-links.tsx';
import css from './zone-footer.module.css';

type ZoneFooterProps = {
  readonly home: HomeModel;
  readonly frame: ZoneFrameModel;
};

/** The footer of a related institution: who and where, its own links, the site's legal line. */
export const ZoneFooter = memo(function ZoneFooter({ home, frame }: ZoneFooterProps) {
  const { legal, note, links: common = [] } = useScreen().table.site.footer;
  const { name = home.title, address, phone, mail, links = common } = frame;
  return (
    <footer className={css.footer} data-ground="sea">
      <div className={`${layout.wrap} ${css.row}`}>
        <div>
          <p className={`${layout.title} ${css.name}`}>{name}</p>
          <p className={css.lines}>
            {address ? <span className={css.line}>{address}</span> : null}
            {phone ? (
              <a className={`${css.line} ${css.link}`} href={telephoneAddress(phone)}>
                <bdi>{phone}</bdi>
              </a>
            ) : null}
            {mail ? (
              <a className={`${css.line} ${css.link}`} href={`mailto:${mail}`}>
                {mail}
              </a>
            ) : null}
          </p>
        </div>
        <ul className={css.links}>
          {links.map(({ label, link }, index) => (
            <li key={locationKey(index, label)}>
              <SiteLink to={link} leavesZone className={css.link}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
        <p className={css.legal}>
          {legal ? <span className={css.line}>{legal}</span> : null}
          {note ? <span className={css.line}>{note}</span> : null}
          <DeviceLinks className={css.link} />
        </p>
      </div>
    </footer>
  );
});
