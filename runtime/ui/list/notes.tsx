import { locationKey } from '../element/location-key.ts';
import css from './notes.module.css';

/** Remarks below a table. */
export function Notes({ notes }: { readonly notes: readonly string[] | undefined }) {
  if (!notes || notes.length === 0) return null;
  return (
    <ul className={css.notes}>
      {notes.map((note, index) => (
        <li key={locationKey(index, note)} className={css.note}>
          {note}
        </li>
      ))}
    </ul>
  );
}
