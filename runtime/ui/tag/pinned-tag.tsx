import type { Entry } from '../../content/entry.ts';
import { useMessages } from '../../screen/use-messages.ts';
import css from './pinned-tag.module.css';

/** Before the title of an entry that stands above newer ones: why it does. */
export function PinnedTag({ entry }: { readonly entry: Pick<Entry, 'pinned'> }) {
  const t = useMessages();
  return entry.pinned ? <span className={css.tag}>{t('pinned')}</span> : null;
}
