import type { Entry } from '../../content/entry.ts';
import { useMessages } from '../../screen/screen-context.ts';
import css from './pinned-tag.module.css';

/** Before the title of an entry that stands above newer ones: why it does. */
export function PinnedMark({ entry }: { readonly entry: Pick<Entry, 'pinned'> }) {
  const say = useMessages();
  return entry.pinned ? <span className={css.mark}>{say('pinned')}</span> : null;
}
