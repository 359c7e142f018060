import { locationKey } from '../../ui/element/location-key.ts';
import { Picture } from '../../ui/element/picture.tsx';
import { CardText } from './card-text.tsx';
import type { CardsProps } from './cards-desktop.tsx';
import css from './cards-mobile.module.css';

/** The mobile cards: the first under a picture that bleeds, the others as rows with a small one. */
export function CardsMobile({ items, below }: CardsProps) {
  return (
    <ul>
      {items.map((item, index) => {
        const first = index === 0;
        return (
          <li key={locationKey(index, item.title)} className={first ? css.first : css.row}>
            {item.picture ? (
              <Picture
                picture={item.picture}
                width={first ? 390 : 104}
                height={first ? 260 : 78}
                isSmall={!first}
                className={first ? css.large : css.small}
              />
            ) : null}
            <CardText
              item={item}
              below={below}
              className={css.words ?? ''}
              titleClassName={first ? css.lead : css.title}
            />
          </li>
        );
      })}
    </ul>
  );
}
