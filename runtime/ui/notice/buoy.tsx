import { classes } from '../element/classes.ts';
import css from './buoy.module.css';

/** A tilted buoy: here is nothing. */
export function Buoy({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={classes(css.buoy, className)}
      viewBox="0 0 160 112"
      width="160"
      height="112"
      aria-hidden="true"
    >
      <g transform="rotate(9 84 60)">
        <path className={css.body} d="M72 40h24l8 34H64Z" />
        <path className={css.band} d="M70 47h28l2 9H68ZM66 64h36l3 10H63Z" />
        <path className={css.line} d="m75 40 3-18h12l3 18M76 31h16" />
        <path className={css.body} d="M84 8a7 7 0 0 1 7 7v7H77v-7a7 7 0 0 1 7-7Z" />
      </g>
      <path
        className={css.water}
        d="M6 80q9-8 18 0t18 0 18 0 18 0 18 0 18 0 18 0 18 0M24 92q9-8 18 0t18 0 18 0 18 0 18 0M48 104q9-8 18 0t18 0 18 0"
      />
    </svg>
  );
}
