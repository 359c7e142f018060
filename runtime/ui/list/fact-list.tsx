import type { ReactNode } from 'react';
import { classes } from '../element/classes.ts';
import { locationKey } from '../element/location-key.ts';
import css from './fact-list.module.css';

type FactListProps = {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
  /** Small, beside a portrait. */
  readonly isSmall?: boolean;
};

/** Facts, the value beside its label; nothing where there are none. */
export function FactList({ facts, isSmall = false }: FactListProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={classes(css.facts, isSmall && css.small)}>
      {facts.map(({ label, value }, index) => (
        <div key={locationKey(index, label)} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
