import { useId } from 'react';
import type { BlockOf } from '../../../schema/model.ts';
import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { MoreLink } from '../../ui/element/more-link.tsx';
import { Picture } from '../../ui/element/picture.tsx';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import css from './cards-numbered.module.css';

type Card = BlockOf<'cards'>['items'][number];

type NumberedProps = {
  readonly item: Card;
  readonly number: number;
  /** The block has a heading of its own. */
  readonly below: boolean;
};

/** One of the list: its number, what it is, and a small picture; the first has the large one. */
function NumberedCard({ item, number, below }: NumberedProps) {
  const { title, text, meta, link, picture } = item;
  const first = number === 1;
  return (
    <li className={classes(css.card, first && css.first)}>
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <div className={css.words}>
        <Heading below={below} className={css.name}>
          <SiteLink to={link} className={link ? classes(layout.stretch, css.link) : undefined}>
            {title}
          </SiteLink>
        </Heading>
        {text ? <p className={classes(css.text, meta && css.long)}>{text}</p> : null}
        {meta ? <p className={classes(css.text, text && css.short)}>{meta}</p> : null}
      </div>
      {picture && !first ? (
        <Picture picture={picture} width={104} height={69} isSmall className={css.small} />
      ) : null}
    </li>
  );
}

/** Things in their order, as a list with numbers beside the picture of the first, which reaches the edge of the window. */
export function CardsNumbered({ block }: { readonly block: BlockOf<'cards'> }) {
  const { title, text, more, items } = block;
  const { form } = useScreen();
  const { inColumn } = usePlacement();
  const id = useId();
  const picture = items[0]?.picture;
  const wide = form === 'desktop' && !inColumn;
  return (
    <section
      className={classes(
        wide ? css.wide : css.tall,
        inColumn ? `${layout.part} ${css.within}` : layout.section,
      )}
      aria-labelledby={title ? id : undefined}
    >
      {picture ? (
        <div className={css.frame}>
          <Picture picture={picture} width={830} height={620} className={css.picture} />
        </div>
      ) : null}
      <div className={css.list}>
        {title ? (
          <Heading id={id} className={`${layout.title} ${css.title}`}>
            {title}
          </Heading>
        ) : null}
        {text ? <p className={css.lede}>{text}</p> : null}
        <ol className={css.cards}>
          {items.map((item, index) => (
            <NumberedCard
              key={locationKey(index, item.title)}
              item={item}
              number={index + 1}
              below={Boolean(title)}
            />
          ))}
        </ol>
        {more ? <MoreLink to={more.link}>{more.label}</MoreLink> : null}
      </div>
    </section>
  );
}
