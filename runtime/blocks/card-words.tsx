import type { BlockOf } from '../../schema/model.ts';
import { Icon } from '../page/icon.tsx';
import { SiteLink } from '../page/site-link.tsx';
import frame from '../styles/frame.module.css';
import css from './card-words.module.css';
import { classes } from './parts/classes.ts';
import { Heading } from './parts/heading.tsx';

type CardWordsProps = {
  readonly item: BlockOf<'cards'>['items'][number];
  readonly below: boolean;
  readonly className: string;
  readonly titleClassName?: string | undefined;
};

/** The words of a card; its title is the link, its whole place can be pressed. */
export function CardWords({ item, below, className, titleClassName }: CardWordsProps) {
  const { title, text, meta, link } = item;
  return (
    <div className={className}>
      <Heading below={below} className={classes(frame.title, css.title, titleClassName)}>
        <SiteLink to={link} className={link ? classes(frame.stretch, css.link) : undefined}>
          {title}
          {link ? <Icon name="arrow" className={css.arrow} /> : null}
        </SiteLink>
      </Heading>
      {text ? <p className={css.text}>{text}</p> : null}
      {meta ? <p className={css.meta}>{meta}</p> : null}
    </div>
  );
}
