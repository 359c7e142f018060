import { Icon } from './icon.tsx';
import css from './more-link.module.css';
import { SiteLink } from './site-link.tsx';

type MoreLinkProps = { readonly to: string | undefined; readonly children: string };

/** A secondary link: text and an arrow. */
export function MoreLink({ to, children }: MoreLinkProps) {
  return (
    <SiteLink to={to} className={css.more}>
      {children}
      <Icon name="arrow" className={css.arrow} />
    </SiteLink>
  );
}
