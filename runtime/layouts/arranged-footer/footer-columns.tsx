import { useScreen } from '../../screen/screen-context.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import css from './footer-columns.module.css';
import { type FooterColumn, useFooterColumns } from './use-footer-columns.ts';

const Links = ({ links }: Pick<FooterColumn, 'links'>) => (
  <ul>
    {links.map(({ label, link, newWindow = false }, index) => (
      <li key={locationKey(index, label)}>
        <SiteLink to={link} newWindow={newWindow} className={css.link}>
          {label}
        </SiteLink>
      </li>
    ))}
  </ul>
);

/** The columns of links; on phones each opens from its title. */
export function FooterColumns() {
  const { form } = useScreen();
  const columns = useFooterColumns();
  if (columns.length === 0) return null;
  return (
    <div className={form === 'mobile' ? css.folds : css.columns}>
      {columns.map(({ title, links }, index) =>
        form === 'mobile' ? (
          <details key={locationKey(index, title)} className={css.fold}>
            <summary className={css.summary}>{title}</summary>
            <Links links={links} />
          </details>
        ) : (
          <div key={locationKey(index, title)}>
            <p className={css.title}>{title}</p>
            <Links links={links} />
          </div>
        ),
      )}
    </div>
  );
}
