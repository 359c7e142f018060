import { classes } from '../../ui/element/classes.ts';
import css from './drawn-cover.module.css';

type DrawnCoverProps = {
  readonly title: string;
  /** A second line, such as who wrote it. */
  readonly line: string | undefined;
  /** What the drawing depends on: the same entry always has the same cover. */
  readonly seed: string;
};

const grounds = ['sea', 'accent', 'tint', 'ink'] as const;

/** Lines of depth, as on the project's maps: three drawings. */
const drawings = [
  'M-20 250c40-26 66-20 104 2s70 22 136-14M-20 274c40-24 66-18 104 4s70 22 136-10M-20 298c42-22 66-16 104 6s72 20 136-8',
  'M150 96a60 60 0 1 1-1 0zM150 116a40 40 0 1 1-1 0zM150 136a20 20 0 1 1-1 0z',
  'M-10 212 70 292M-10 172l120 120M-10 132l160 160M30 132l160 160M70 132l140 140M110 132l100 100',
] as const;

/** A number that an id always has. */
const numberOf = (seed: string): number =>
  [...seed].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7);

/** A cover for what has no picture: its title on a ground of the theme. The title stands below it, too. */
export function DrawnCover({ title, line, seed }: DrawnCoverProps) {
  const number = numberOf(seed);
  const ground = grounds[number % grounds.length];
  const drawing = drawings[Math.floor(number / grounds.length) % drawings.length];
  return (
    <div className={classes(css.cover, ground && css[ground])} aria-hidden="true">
      <svg
        className={css.lines}
        viewBox="0 0 200 300"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path d={drawing} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <span className={css.title}>{title}</span>
      {line ? <span className={css.line}>{line}</span> : null}
    </div>
  );
}
