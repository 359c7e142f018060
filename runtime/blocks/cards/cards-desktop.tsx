import type { BlockOf } from '../../../schema/model.ts';
import { classes } from '../../ui/element/classes.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { Picture } from '../../ui/element/picture.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import rows from '../../ui/section/uneven-rows.module.css';
import { unevenRows } from '../../ui/section/uneven-rows.ts';
import { CardText } from './card-text.tsx';
import css from './cards-desktop.module.css';

export type CardsProps = {
  readonly items: BlockOf<'cards'>['items'];
  /** The block has a heading of its own. */
  readonly below: boolean;
};

/** The desktop cards: rows of unequal columns. */
export function CardsDesktop({ items, below }: CardsProps) {
  const { inColumn } = usePlacement();
  const places = unevenRows(items.length, inColumn);
  return (
    <ul className={classes(rows.rows, inColumn && rows.column)}>
      {items.map((item, index) => {
        const place = places[index] ?? 'full';
        return (
          <li
            key={locationKey(index, item.title)}
            className={classes(rows[place], css[place], css.card)}
          >
            {item.picture ? (
              <Picture
                picture={item.picture}
                width={600}
                height={400}
                className={classes(rows.picture, css.picture)}
              />
            ) : null}
            <CardText
              item={item}
              below={below}
              className={classes(css.words, !item.picture && css.ruled)}
              titleClassName={css.title}
            />
          </li>
        );
      })}
    </ul>
  );
}
