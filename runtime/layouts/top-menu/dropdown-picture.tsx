import { useState } from 'react';
import { useAsset } from '../../state/use-asset.ts';

type DropdownPictureProps = {
  readonly source: string;
  /** Words under it. */
  readonly text: string;
  readonly className?: string | undefined;
};

/** The picture of a menu item. One that does not load is left out. */
export function DropdownPicture({ source, text, className }: DropdownPictureProps) {
  const asset = useAsset();
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  return (
    <figure className={className}>
      <img
        src={asset(source)}
        alt=""
        width={368}
        height={230}
        loading="lazy"
        onError={() => setFailed(true)}
      />
      {text ? <figcaption>{text}</figcaption> : null}
    </figure>
  );
}
