import type { ModelEntry } from '../../../schema/model.ts';
import { useAsset } from '../../page/use-asset.ts';

type PictureProps = {
  readonly picture: NonNullable<ModelEntry['picture']>;
  /** The space that is kept for it, in CSS pixels; the style may show it at another size. */
  readonly width: number;
  readonly height: number;
  /** In the first window: fetched at once. */
  readonly first?: boolean;
  readonly className?: string | undefined;
};

/** A picture that keeps its space before it has arrived. */
export function Picture({ picture, width, height, first = false, className }: PictureProps) {
  const asset = useAsset();
  return (
    <img
      className={className}
      src={asset(picture.src)}
      alt={picture.alt ?? ''}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
