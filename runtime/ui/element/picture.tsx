import { useState } from 'react';
import type { Entry } from '../../content/entry.ts';
import { useAsset } from '../../state/use-asset.ts';

export type PictureProps = {
  readonly picture: NonNullable<Entry['picture']>;
  /** The space that is kept for it, in CSS pixels; the style may show it at another size. */
  readonly width: number;
  readonly height: number;
  /** In the first window: fetched at once. */
  readonly first?: boolean;
  readonly className?: string | undefined;
};

/** A picture that keeps its space before it has arrived; one that does not arrive is left out. */
export function Picture({ picture, width, height, first = false, className }: PictureProps) {
  const asset = useAsset();
  const [broken, setBroken] = useState<string>();
  if (broken === picture.src) return null;
  return (
    <img
      className={className}
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
