import type { HeaderModel } from '../../../schema/frame/frame-model.ts';
import { classes } from '../../ui/element/classes.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import css from './header-links.module.css';

type HeaderLinksProps = {
  readonly links: HeaderModel['links'];
  /** As buttons: the first one stands out. */
  readonly asButtons?: boolean;
};

/** The links or the buttons of the header. */
export function HeaderLinks({ links = [], asButtons = false }: HeaderLinksProps) {
  return (
    <ul className={classes(css.links, asButtons && css.buttons)} data-header-links="">
      {links.map(({ label, link }, index) => (
        <li key={locationKey(index, label)}>
          <SiteLink
            to={link}
            className={asButtons ? classes(css.button, index > 0 && css.second) : css.link}
          >
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
