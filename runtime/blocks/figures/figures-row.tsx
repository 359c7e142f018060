import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { FigureItems } from './figure-items.tsx';
import css from './figures-row.module.css';

/** Four numbers without a title: one row across the page, on mobile two. */
export function FiguresRow({ block }: BlockProps<'figures'>) {
  const { items, source } = block;
  const { form } = useScreen();
  return (
    <div className={css.band} data-form={form}>
      <div className={layout.wrap}>
        <dl className={css.figures}>
          <FigureItems items={items} css={css} />
        </dl>
        {source ? <p className={css.source}>{source}</p> : null}
      </div>
    </div>
  );
}
