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

type FittedPictureProps = PictureProps & {
  /** Beside words that say what it shows, and too small for its further versions. */
  readonly isSmall?: boolean;
};

/** A picture that has an upright space where it is upright, in which all of it is seen: a book, a poster, a person. */
export function FittedPicture({ isSmall = false, className, ...props }: FittedPictureProps) {
  const { picture } = props;
  const shape = shapeOf(picture);
  return (
    <Picture
      {...props}
      picture={isSmall ? { src: picture.src } : picture}
      className={classes(className, shape && css[shape])}
    />
  );
}
