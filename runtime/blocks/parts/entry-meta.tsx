import type { ModelEntry } from '../../../schema/model.ts';
import { DateText } from './date-text.tsx';
import css from './entry-meta.module.css';

/** Section and day of an entry, as far as it has them. */
export function EntryMeta({ entry }: { readonly entry: Pick<ModelEntry, 'category' | 'date'> }) {
  if (!entry.category && !entry.date) return null;
  return (
    <p className={css.meta}>
      {entry.category ? <span className={css.category}>{entry.category}</span> : null}
      {entry.date ? <DateText date={entry.date} /> : null}
    </p>
  );
}
