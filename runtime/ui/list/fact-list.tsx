import type { ReactNode } from 'react';
import { locationKey } from '../element/location-key.ts';
import css from './fact-list.module.css';

type FactListProps = {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
};

/** Facts, the value at the right end. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value }, index) => (
        <div key={locationKey(index, label)} className={css.fact}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
