import layout from '../../styles/layout.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { Section } from '../../ui/section/section.tsx';
import css from './figures.module.css';

/** Figures in one row where they fit, else in rows of the same length or nearly so. */
const columns = [css.two, css.two, css.two, css.three, css.four, css.three, css.three];

/** Numbers, set large, with what they count. */
export function FiguresBlock({ block }: BlockProps<'figures'>) {
  const { title, items, source } = block;
  return (
    <Section title={title}>
      <dl className={classes(css.figures, title && css.titled, columns[items.length])}>
        {items.map(({ value, unit, label, note }, index) => (
          <div key={locationKey(index, label)} className={css.figure}>
            <dt className={css.label}>{label}</dt>
            <dd className={classes(layout.title, css.value)}>
              {value}
              {unit ? <span className={css.unit}>{` ${unit}`}</span> : null}
            </dd>
            {note ? <dd className={css.note}>{note}</dd> : null}
          </div>
        ))}
      </dl>
      {source ? <p className={css.source}>{source}</p> : null}
    </Section>
  );
}
