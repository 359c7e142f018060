import { useId } from 'react';
import type { BlockProps } from '../page/block-props.ts';
import frame from '../styles/frame.module.css';
import { classes } from './parts/classes.ts';
import { Heading } from './parts/heading.tsx';
import { Picture } from './parts/picture.tsx';
import { TableActions } from './table-actions.tsx';
import { TableRows } from './table-rows.tsx';
import css from './table-scene.module.css';

/** A table on a panel laid over its picture, which bleeds from the left edge of the window. */
export function TableScene({ block }: BlockProps<'table'>) {
  const { title, text, picture, actions, more } = block;
  const id = useId();
  return (
    <section className={css.scene} aria-labelledby={title ? id : undefined}>
      {picture ? (
        <Picture picture={picture} width={920} height={590} className={css.picture} />
      ) : null}
      <div className={classes(frame.wrap, frame.columns)}>
        <div className={css.panel}>
          {title ? (
            <Heading id={id} className={classes(frame.title, css.title)}>
              {title}
            </Heading>
          ) : null}
          {text ? <p className={css.text}>{text}</p> : null}
          <div className={css.rows}>
            <TableRows block={block} />
          </div>
          <TableActions actions={actions} more={more} />
        </div>
      </div>
    </section>
  );
}
