import type { Entry } from '../../content/entry.ts';
import { useMessages } from '../../screen/screen-context.ts';
import { DateText } from './date-text.tsx';
import css from './entry-meta.module.css';

type EntryMetaProps = { readonly entry: Pick<Entry, 'category' | 'date' | 'pinned' | 'kind'> };

/** Section and day of an entry, as far as it has them. */
export function EntryMeta({ entry }: EntryMetaProps) {
  const say = useMessages();
  if (!entry.category && !entry.date && !entry.pinned) return null;
  return (
    <p className={css.meta}>
      {entry.pinned ? <span className={css.category}>{say('pinned')}</span> : null}
      {entry.category ? <span className={css.category}>{entry.category}</span> : null}
      {entry.date ? <DateText date={entry.date} /> : null}
    </p>
  );
}
