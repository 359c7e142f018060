import type { Entry } from '../../content/entry.ts';
import css from './figure.module.css';
import { FittedPicture } from './fitted-picture.tsx';

type FigureProps = {
  readonly picture: NonNullable<Entry['picture']>;
  readonly first?: boolean;
};

/** A picture as wide as its text, with its line below. */
export function Figure({ picture, first = false }: FigureProps) {
  return (
    <figure className={css.figure}>
      <FittedPicture
        picture={picture}
        width={640}
        height={360}
        first={first}
        className={css.picture}
      />
      {picture.caption ? <figcaption className={css.caption}>{picture.caption}</figcaption> : null}
    </figure>
  );
}
