import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { MoreLink } from '../../ui/element/more-link.tsx';
import { Picture } from '../../ui/element/picture.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import css from './quotation.module.css';

/** What somebody said, with who it was. */
export function QuotationBlock({ block }: BlockProps<'quotation'>) {
  const { text, name, role, picture, link } = block;
  const { form } = useScreen();
  const { inColumn } = usePlacement();
  return (
    <figure
      className={classes(
        inColumn ? layout.part : classes(layout.wrap, layout.section),
        css.figure,
        picture && css.portrayed,
      )}
      data-form={form}
    >
      {picture ? (
        <Picture picture={picture} className={css.portrait} width={120} height={120} isSmall />
      ) : null}
      <div className={css.words}>
        <blockquote className={css.quotation}>
          {text.map((paragraph, index) => (
            <p key={locationKey(index, paragraph)}>{paragraph}</p>
          ))}
        </blockquote>
        {name || role || link ? (
          <figcaption className={css.who}>
            {name ? <b className={css.name}>{name}</b> : null}
            {role ? <span className={css.role}>{role}</span> : null}
            {link ? <MoreLink to={link.link}>{link.label}</MoreLink> : null}
          </figcaption>
        ) : null}
      </div>
    </figure>
  );
}
