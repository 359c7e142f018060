import { useScreen } from '../../screen/screen-context.ts';
import button from '../element/button.module.css';
import { locationKey } from '../element/location-key.ts';
import { MoreLink } from '../element/more-link.tsx';
import { SiteLink } from '../element/site-link.tsx';
import css from './table-actions.module.css';
import type { TableProps } from './table-props.ts';

type TableActionsProps = {
  readonly actions: TableProps['actions'];
  /** Also shown here, in second place. */
  readonly more?: TableProps['more'];
};

/** The ways on below a table: a button and text links; on mobile the button is as wide as the page. */
export function TableActions({ actions = [], more }: TableActionsProps) {
  const isMobile = useScreen().form === 'mobile';
  const [first, ...others] = actions;
  const links = more ? [...others, more] : others;
  if (!first && links.length === 0) return null;
  return (
    <div className={isMobile ? css.mobile : css.actions}>
      {first ? (
        <SiteLink
          to={first.link}
          className={isMobile ? `${button.button} ${button.sun}` : button.button}
        >
          {first.label}
        </SiteLink>
      ) : null}
      {links.map(({ label, link }, index) => (
        <span key={locationKey(index, label)} className={isMobile ? css.below : css.second}>
          <MoreLink to={link}>{label}</MoreLink>
        </span>
      ))}
    </div>
  );
}
