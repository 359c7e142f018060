import type { BlockOf } from '../../../schema/model.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { Icon } from '../../ui/element/icon.tsx';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import css from './card-text.module.css';

type CardTextProps = {
  readonly item: BlockOf<'cards'>['items'][number];
  readonly below: boolean;
  readonly className: string;
  readonly titleClassName?: string | undefined;
};

/** The text of a card; its title is the link, the whole card can be pressed. */
export function CardText({ item, below, className, titleClassName }: CardTextProps) {
  const { title, text, meta, link } = item;
  return (
    <div className={className}>
      <Heading below={below} className={classes(layout.title, css.title, titleClassName)}>
        <SiteLink to={link} className={link ? classes(layout.stretch, css.link) : undefined}>
          {title}
          {link ? <Icon name="arrow" className={css.arrow} /> : null}
        </SiteLink>
      </Heading>
      {text ? <p className={css.text}>{text}</p> : null}
      {meta ? <p className={css.meta}>{meta}</p> : null}
    </div>
  );
}
