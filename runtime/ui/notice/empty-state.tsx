import type { ReactNode } from 'react';
import layout from '../../styles/layout.module.css';
import { classes } from '../element/classes.ts';
import { Buoy } from './buoy.tsx';
import css from './empty-state.module.css';

type EmptyStateProps = {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
};

/** What stands where a list has nothing to show: a buoy, a sentence, a way on. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className={css.state}>
      <Buoy className={css.buoy} />
      <div>
        <p className={classes(layout.title, css.title)}>{title}</p>
        <p className={css.text}>{text}</p>
        {children}
      </div>
    </div>
  );
}
