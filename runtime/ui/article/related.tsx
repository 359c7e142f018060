import type { Entry } from '../../content/entry.ts';
import { EntryLines } from '../entry/entry-lines.tsx';
import css from './related.module.css';

type RelatedProps = { readonly title: string; readonly entries: readonly Entry[] };

/** Other entries, in the rail beside a text. */
export function Related({ title, entries }: RelatedProps) {
  return (
    <section className={css.related}>
      <h2 className={css.title}>{title}</h2>
      <EntryLines entries={entries} />
    </section>
  );
}
