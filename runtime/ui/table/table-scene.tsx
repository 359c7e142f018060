import { useId } from 'react';
import layout from '../../styles/layout.module.css';
import { classes } from '../element/classes.ts';
import { Heading } from '../section/heading.tsx';
import { Scene } from '../section/scene.tsx';
import { TableActions } from './table-actions.tsx';
import type { TableProps } from './table-props.ts';
import { TableRows } from './table-rows.tsx';
import css from './table-scene.module.css';

/** A table on a panel laid over its picture. */
export function TableScene(props: TableProps) {
  const { title, text, picture, actions, more } = props;
  const id = useId();
  return (
    <Scene picture={picture} height={590} labelledBy={title ? id : undefined}>
      {title ? (
        <Heading id={id} className={classes(layout.title, css.title)}>
          {title}
        </Heading>
      ) : null}
      {text ? <p className={css.text}>{text}</p> : null}
      <div className={css.rows}>
        <TableRows {...props} />
      </div>
      <TableActions actions={actions} more={more} />
    </Scene>
  );
}
