import type { ReactNode } from 'react';
import type { BlockOf } from '../../../schema/model.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../element/classes.ts';
import { Picture } from '../element/picture.tsx';
import css from './scene.module.css';

type SceneProps = {
  readonly picture: BlockOf<'text'>['picture'];
  /** Height of the picture as it is drawn, of a width of 920. */
  readonly height: number;
  readonly labelledBy?: string | undefined;
  readonly children: ReactNode;
};

/** A panel laid over its picture, which bleeds from the left edge of the window. */
export function Scene({ picture, height, labelledBy, children }: SceneProps) {
  return (
    <section className={css.scene} aria-labelledby={labelledBy}>
      {picture ? (
        <Picture picture={picture} width={920} height={height} className={css.picture} />
      ) : null}
      <div className={classes(layout.wrap, layout.columns)}>
        <div className={css.panel}>{children}</div>
      </div>
    </section>
  );
}
