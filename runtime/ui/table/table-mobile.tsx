import { useId } from 'react';
import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../element/classes.ts';
import { locationKey } from '../element/location-key.ts';
import { Picture } from '../element/picture.tsx';
import { SiteLink } from '../element/site-link.tsx';
import { EmptyState } from '../notice/empty-state.tsx';
import { Heading } from '../section/heading.tsx';
import { WholeNumbers } from '../text/whole-numbers.tsx';
import { TableActions } from './table-actions.tsx';
import css from './table-mobile.module.css';
import type { TableProps } from './table-props.ts';
import { tableRow } from './table-row.ts';

/** A table with a picture on mobile: on the sea ground, of each row its first and its last cell. */
export function TableMobile(props: TableProps) {
  const { title, text, columns, rows, picture, actions, more } = props;
  const t = useMessages();
  const id = useId();
  const last = columns.length - 1;
  return (
    <section className={css.scene} data-ground="sea" aria-labelledby={title ? id : undefined}>
      {picture ? (
        <Picture picture={picture} width={390} height={250} className={css.picture} />
      ) : null}
      <div className={classes(layout.wrap, css.body)}>
        {title ? (
          <Heading id={id} className={classes(layout.title, css.title)}>
            {title}
          </Heading>
        ) : null}
        {text ? <p className={css.text}>{text}</p> : null}
        {rows.length === 0 ? (
          <EmptyState title={t('emptyList')} text={t('emptyListText')} />
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
