import type { BlockOf } from '../../../schema/model.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { locationKey } from '../../ui/element/location-key.ts';

type FigureItemsProps = {
  readonly items: BlockOf<'figures'>['items'];
  /** Classes of the arrangement that they stand in: figure, label, value, unit, note. */
  readonly css: Readonly<Record<string, string>>;
};

/** Numbers with what they count: readers hear that first, the eye gets the number first. */
export const FigureItems = ({ items, css }: FigureItemsProps) =>
  items.map(({ value, unit, label, note }, index) => (
    <div key={locationKey(index, label)} className={css.figure}>
      <dt className={css.label}>{label}</dt>
      <dd className={classes(layout.title, css.value)}>
        {value}
        {unit ? <span className={css.unit}>{` ${unit}`}</span> : null}
      </dd>
      {note ? <dd className={css.note}>{note}</dd> : null}
    </div>
  ));
