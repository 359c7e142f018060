import { useState } from 'react';
import type { Entry } from '../../content/entry.ts';
import { useAsset } from '../../page/use-asset.ts';
import { classes } from './classes.ts';
import css from './picture.module.css';

type PictureProps = {
  readonly picture: NonNullable<Entry['picture']>;
  /** The space that is kept for it, in CSS pixels; the style may show it at another size. */
  readonly width: number;
  readonly height: number;
  /** In the first window: fetched at once. */
  readonly first?: boolean;
  readonly className?: string | undefined;
  /** Whether an upright picture has an upright space, in which all of it is seen: a book, a poster, a person. */
  readonly fits?: boolean;
};

/** Pictures that are less wide than this, by their height, are upright; the spaces for others are wide. */
const [upright, square] = [0.9, 1.25];

/** What space a picture wants; undefined for a wide one, or where its size is not known. */
function shapeOf({ width, height }: PictureProps['picture']): 'upright' | 'square' | undefined {
  if (!width || !height || width / height >= square) return undefined;
  return width / height < upright ? 'upright' : 'square';
}

/** The picture of a line: its smaller versions are made for wider places, and words beside it say what it shows. */
export const small = ({
  src,
  width,
  height,
}: PictureProps['picture']): PictureProps['picture'] => ({
  src,
  ...(width === undefined ? {} : { width }),
  ...(height === undefined ? {} : { height }),
});

/** A picture that keeps its space before it has arrived; one that does not arrive is left out. */
export function Picture({
  picture,
  width,
  height,
  first = false,
  className,
  fits = false,
}: PictureProps) {
  const asset = useAsset();
  const [broken, setBroken] = useState<string>();
  if (broken === picture.src) return null;
  const shape = fits ? shapeOf(picture) : undefined;
  return (
    <img
      className={classes(className, shape && css[shape])}
      src={asset(picture.src)}
      srcSet={picture.srcset?.replace(/(^|, )(\/\S+)/g, (_, gap, address) => gap + asset(address))}
      sizes={picture.srcset === undefined ? undefined : `(max-width: 48rem) 100vw, ${width}px`}
      alt={picture.alt ?? ''}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(picture.src)}
    />
  );
}
