import { classes } from '../element/classes.ts';
import { Picture, type PictureProps } from '../element/picture.tsx';
import css from './fitted-picture.module.css';

/** Pictures that are less wide than this, by their height, are upright; the spaces for others are wide. */
const [upright, square] = [0.9, 1.25];

/** What space a picture wants; undefined for a wide one, or where its size is not known. */
function shapeOf({ width, height }: PictureProps['picture']): 'upright' | 'square' | undefined {
  if (!width || !height || width / height >= square) return undefined;
  return width / height < upright ? 'upright' : 'square';
}

/** A picture that has an upright space where it is upright, in which all of it is seen: a book, a poster, a person. */
export function FittedPicture(props: PictureProps) {
  const { picture, isSmall = false, className } = props;
  const shape = shapeOf(picture);
  // A small one stands beside words that say what it shows.
  const { alt: _, ...silent } = picture;
  return (
    <Picture
      {...props}
      picture={isSmall ? silent : picture}
      className={classes(className, shape && css[shape])}
    />
  );
}
