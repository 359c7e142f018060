import type { ReactNode } from 'react';
import css from './fact-list.module.css';
import { locationKey } from './place-key.ts';

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
