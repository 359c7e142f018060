import type { Entry } from '../../content/entry.ts';
import { classes } from '../element/classes.ts';
import { Picture } from '../element/picture.tsx';
import css from './portrait.module.css';

type PortraitProps = {
  readonly entry: Pick<Entry, 'title' | 'picture'>;
  /** The space that is kept for it, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly first?: boolean;
  /** What it shows is said beside it. */
  readonly isDecoration?: boolean;
  readonly className?: string | undefined;
};

/** The picture of a person; where there is none, the first character of the name on the sea ground. */
export function Portrait(props: PortraitProps) {
  const { entry, width, height, first = false, isDecoration = true, className } = props;
  const { title, picture } = entry;
  if (picture) {
    return (
      <Picture
        picture={isDecoration ? { ...picture, alt: '' } : picture}
        width={width}
        height={height}
        first={first}
        isSmall={width < 480}
        className={className}
      />
    );
  }
  const [initial = ''] = title.trim();
  return (
    <span className={classes(css.monogram, className)} aria-hidden="true">
      {initial}
    </span>
  );
}
