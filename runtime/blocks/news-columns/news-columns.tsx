import type { BlockOf } from '../../../schema/model.ts';
import { whereOf } from '../../content/address-lists.ts';
import { useList } from '../../content/use-list.ts';
import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { EntryFeature } from '../../ui/entry/entry-feature.tsx';
import { EntryLines } from '../../ui/entry/entry-lines.tsx';
import { ListBoundary } from '../../ui/list/list-boundary.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import rows from '../../ui/section/uneven-rows.module.css';
import { unevenRows } from '../../ui/section/uneven-rows.ts';
import css from './news-columns.module.css';

type ColumnProps = {
  readonly column: BlockOf<'newsColumns'>['columns'][number];
  /** It begins with a picture. */
  readonly isFirst: boolean;
};

const defaultLimits = { first: 1, others: 5 } as const;

/** One section: its title, and its newest entries. */
function NewsColumn({ column, isFirst }: ColumnProps) {
  const { title, link, collection } = column;
  const list = useList({ collection, where: whereOf(useScreen(), column), page: 1 });
  const limit = column.limit ?? defaultLimits[isFirst ? 'first' : 'others'];
  return (
    <>
      <Heading className={`${layout.title} ${css.title}`}>
        <SiteLink to={link} className={link ? css.link : undefined}>
          {title}
        </SiteLink>
      </Heading>
      <ListBoundary list={list}>
        {({ entries }) => {
          // What its column says already is not said again.
          const shown = entries.slice(0, limit).map(({ category: _, ...entry }) => entry);
          const [feature, ...others] = shown;
          if (!isFirst || !feature) return <EntryLines entries={shown} />;
          return (
            <>
              <EntryFeature entry={feature} below />
              {others.length > 0 ? <EntryLines entries={others} /> : null}
            </>
          );
        }}
      </ListBoundary>
    </>
  );
}

/** The newest entries of several sections side by side; rank is shown by the width of the column. */
export function NewsColumnsBlock({ block: { columns } }: BlockProps<'newsColumns'>) {
  const { form } = useScreen();
  const { inColumn } = usePlacement();
  const beside = form === 'desktop';
  const places = unevenRows(columns.length, inColumn);
  return (
    <div className={inColumn ? layout.part : classes(layout.wrap, layout.section)}>
      <div className={classes(css.columns, beside && rows.rows)}>
        {columns.map((column, index) => (
          <section
            key={locationKey(index, column.title)}
            className={classes(css.column, beside && rows[places[index] ?? 'full'])}
          >
            <NewsColumn column={column} isFirst={index === 0} />
          </section>
        ))}
      </div>
    </div>
  );
}
