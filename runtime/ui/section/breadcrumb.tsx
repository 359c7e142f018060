import { useBreadcrumb } from '../../document/use-breadcrumb.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { locationKey } from '../element/location-key.ts';
import { SiteLink } from '../element/site-link.tsx';
import css from './breadcrumb.module.css';

/** The way from home to the open page. Alone at home it says nothing and is left out. */
export function Breadcrumb() {
  const crumbs = useBreadcrumb();
  const t = useMessages();
  if (crumbs.length < 2) return null;
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={css.crumbs}>
        {crumbs.map(({ title, href, tag }, index) => (
          <li key={locationKey(index, title)} className={css.crumb}>
            {href === undefined ? (
              <span
                className={css.self}
                lang={tag}
                title={index === crumbs.length - 1 ? title : undefined}
                aria-current={index === crumbs.length - 1 ? 'page' : undefined}
              >
                {title}
              </span>
            ) : (
              <SiteLink to={href} className={css.link}>
                {title}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
