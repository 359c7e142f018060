import { useId } from 'react';
import type { BlockProps } from '../page/block-props.ts';
import frame from '../styles/frame.module.css';
import { classes } from './parts/classes.ts';
import { Heading } from './parts/heading.tsx';
import { Scene } from './parts/scene.tsx';
import { TableActions } from './table-actions.tsx';
import { TableRows } from './table-rows.tsx';
import css from './table-scene.module.css';

/** A table on a panel laid over its picture. */
export function TableScene({ block }: BlockProps<'table'>) {
  const { title, text, picture, actions, more } = block;
  const id = useId();
  return (
    <Scene picture={picture} height={590} labelledBy={title ? id : undefined}>
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
    </Scene>
  );
}
