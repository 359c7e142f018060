import type { Entry } from '../../content/entry.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { Category } from '../tag/category.tsx';
import { DateText } from '../text/date-text.tsx';
import css from './entry-meta.module.css';

type EntryMetaProps = {
  readonly entry: Pick<Entry, 'collection' | 'code' | 'category' | 'section' | 'date' | 'pinned'>;
  /** Whether the section is a link to it: not in a row that is a link as a whole. */
  readonly linked?: boolean;
};

/** Section and day of an entry, as far as it has them. */
export function EntryMeta({ entry, linked = false }: EntryMetaProps) {
  const t = useMessages();
  if (!entry.category && !entry.date && !entry.pinned) return null;
  return (
    <p className={css.meta}>
      {entry.pinned ? <span className={css.category}>{t('pinned')}</span> : null}
      {entry.category ? (
        <span className={css.category}>
          {linked ? <Category entry={entry} className={css.link} /> : entry.category}
        </span>
      ) : null}
      {entry.date ? <DateText date={entry.date} /> : null}
    </p>
  );
}
