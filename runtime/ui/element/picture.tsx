import { useState } from 'react';
import type { Entry } from '../../content/entry.ts';
import { useAsset } from '../../state/use-asset.ts';

export type PictureProps = {
  readonly picture: NonNullable<Entry['picture']>;
  /** The space that is kept for it, in CSS pixels; the style may show it at another size. */
  readonly width: number;
  readonly height: number;
  /** The headline's, in the first window: fetched at once, before others. */
  readonly first?: boolean;
  /** Shown at its width in narrow windows, too, not as wide as the window. */
  readonly isSmall?: boolean;
  readonly className?: string | undefined;
};

/** Addresses of a list of versions. */
const eachAddress = /(^|, )(\/\S+)/g;

const lazily = { loading: 'lazy', decoding: 'async' } as const;

/**
 * A picture that keeps its space before it has arrived, in the version that the browser chooses; old browsers take the
 * picture itself. One that does not arrive is left out.
 */
export function Picture(props: PictureProps) {
  const { picture, width, height, first = false, isSmall = false, className } = props;
  const asset = useAsset();
  const [broken, setBroken] = useState<string>();
  if (broken === picture.src) return null;
  const { sources = [] } = picture;
  const image = (
    <img
      className={className}
      {...(first ? { fetchPriority: 'high' } : lazily)}
      src={asset(picture.src)}
      alt={picture.alt ?? ''}
      width={width}
      height={height}
      onError={() => setBroken(picture.src)}
    />
  );
  if (sources.length === 0) return image;
  const sizes = isSmall ? `${width}px` : `(max-width: 48rem) 100vw, ${width}px`;
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source
          key={type}
          type={type}
          srcSet={srcset.replace(
            eachAddress,
            (_, gap: string, address: string) => gap + asset(address),
          )}
          sizes={sizes}
        />
      ))}
      {image}
    </picture>
  );
}
