import { useId } from 'react';
import type { BlockProps } from '../page/block-props.ts';
import { SiteLink } from '../page/site-link.tsx';
import { useMessages } from '../screen/screen-context.ts';
import frame from '../styles/frame.module.css';
import { classes } from './parts/classes.ts';
import { EmptyState } from './parts/empty-state.tsx';
import { Heading } from './parts/heading.tsx';
import { Picture } from './parts/picture.tsx';
import { locationKey } from './parts/place-key.ts';
import { WholeNumbers } from './parts/whole-numbers.tsx';
import { TableActions } from './table-actions.tsx';
import css from './table-phone.module.css';
import { tableRow } from './table-row.ts';

/** A table with a picture on a phone: on the sea ground, of each row its first and its last cell. */
export function TablePhone({ block }: BlockProps<'table'>) {
  const { title, text, columns, rows, picture, actions, more } = block;
  const say = useMessages();
  const id = useId();
  const last = columns.length - 1;
  return (
    <section className={css.scene} data-ground="sea" aria-labelledby={title ? id : undefined}>
      {picture ? (
        <Picture picture={picture} width={390} height={250} className={css.picture} />
      ) : null}
      <div className={classes(frame.wrap, css.body)}>
        {title ? (
          <Heading id={id} className={classes(frame.title, css.title)}>
            {title}
          </Heading>
        ) : null}
        {text ? <p className={css.text}>{text}</p> : null}
        {rows.length === 0 ? (
          <EmptyState title={say('emptyList')} text={say('emptyListText')} />
        ) : (
          <ul className={css.rows}>
            {rows.map(tableRow).map(({ cells, link }, at) => (
              <li key={locationKey(at, cells[0])} className={css.row}>
                <SiteLink to={link} className={link && css.link}>
                  {cells[0]}
                </SiteLink>
                {last > 0 ? (
                  <span className={css.last}>
                    <WholeNumbers text={cells[last] ?? ''} />
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
        )}
        <TableActions actions={actions} more={more} />
      </div>
    </section>
  );
}
