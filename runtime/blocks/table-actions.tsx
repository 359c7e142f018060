import type { BlockProps } from '../page/block-props.ts';
import { SiteLink } from '../page/site-link.tsx';
import { useScreen } from '../screen/screen-context.ts';
import button from './parts/button.module.css';
import { MoreLink } from './parts/more-link.tsx';
import { locationKey } from './parts/place-key.ts';
import css from './table-actions.module.css';

type TableActionsProps = {
  readonly actions: BlockProps<'table'>['block']['actions'];
  /** Also shown here, in second place. */
  readonly more?: BlockProps<'table'>['block']['more'];
};

/** The ways on below a table: a button and text links; on a phone the button is as wide as the page. */
export function TableActions({ actions = [], more }: TableActionsProps) {
  const phone = useScreen().form === 'mobile';
  const [first, ...others] = actions;
  const links = more ? [...others, more] : others;
  if (!first && links.length === 0) return null;
  return (
    <div className={phone ? css.phone : css.actions}>
      {first ? (
        <SiteLink
          to={first.link}
          className={phone ? `${button.button} ${button.sun}` : button.button}
        >
          {first.label}
        </SiteLink>
      ) : null}
      {links.map(({ label, link }, index) => (
        <span key={locationKey(index, label)} className={phone ? css.below : css.second}>
          <MoreLink to={link}>{label}</MoreLink>
        </span>
      ))}
    </div>
  );
}
