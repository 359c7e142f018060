import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import { BlockList } from '../../ui/block/block-list.tsx';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { PlacementProvider, usePlacement } from '../../ui/section/placement.ts';
import css from './columns.module.css';

/** Blocks side by side on the page's twelve columns; on mobile, and in narrow windows, one below the other. */
export function ColumnsBlock({ block: { items, ground } }: BlockProps<'columns'>) {
  const { form } = useScreen();
  const { level, inColumn } = usePlacement();
  const counts = items.map(({ blocks }) => blocks.length);
  const columns = (
    <div
      className={classes(
        inColumn ? layout.part : classes(layout.wrap, layout.section),
        !inColumn && (form === 'desktop' ? `${layout.columns} ${css.columns}` : css.mobile),
      )}
    >
      {items.map(({ width, panels, blocks }, index) => (
        // The list is data that is replaced as a whole: its order is its identity.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className={css.column} data-width={width}>
          <PlacementProvider
            value={{ level, inColumn: true, ...(panels ? { inPanel: true } : {}) }}
          >
            <BlockList
              blocks={blocks}
              from={counts.slice(0, index).reduce((sum, count) => sum + count, 0)}
            />
          </PlacementProvider>
        </div>
      ))}
    </div>
  );
  return ground === 'tint' && !inColumn ? <div className={css.tint}>{columns}</div> : columns;
}
