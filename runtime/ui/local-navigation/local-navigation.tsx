import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../element/classes.ts';
import { locationKey } from '../element/location-key.ts';
import { SiteLink } from '../element/site-link.tsx';
import css from './local-navigation.module.css';

type LocalNavigationProps = {
  readonly links: readonly {
    readonly label: string;
    readonly link: string;
    readonly isOpen?: boolean;
  }[];
  /** What follows belongs to the open one, and begins nearer. */
  readonly isClose?: boolean;
};

/** A row of links to what belongs together, below the head of a page. */
export function LocalNavigation({ links, isClose = false }: LocalNavigationProps) {
  const t = useMessages();
  return (
    <nav aria-label={t('contents')} className={classes(css.nav, isClose && css.close)}>
      <ul className={`${layout.wrap} ${css.list}`}>
        {links.map(({ label, link, isOpen }, index) => (
          <li key={locationKey(index, label)}>
            <SiteLink
              to={link}
              className={classes(css.link, isOpen && css.open)}
              {...(isOpen ? { 'aria-current': 'page' as const } : {})}
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
