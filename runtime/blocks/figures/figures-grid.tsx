import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { Section } from '../../ui/section/section.tsx';
import { FigureItems } from './figure-items.tsx';
import css from './figures-grid.module.css';

/** Figures in one row where they fit, else in rows of the same length or nearly so. */
const columns = [css.two, css.two, css.two, css.three, css.four, css.three, css.three];

/** Numbers in columns, each under a rule. */
export function FiguresGrid({ block }: BlockProps<'figures'>) {
  const { title, items, source } = block;
  return (
    <Section title={title}>
      <dl className={classes(css.figures, title && css.titled, columns[items.length])}>
        <FigureItems items={items} css={css} />
      </dl>
      {source ? <p className={css.source}>{source}</p> : null}
    </Section>
  );
}
