import { splitAtNumbers } from '../../../schema/content/whole-numbers.ts';
import { contactAddress } from '../../text/contact-address.ts';
import { locationKey } from '../element/location-key.ts';
import css from './text-with-calls.module.css';

/** A text whose telephone numbers and mail addresses can be followed. */
export function TextWithCalls({ text }: { readonly text: string }) {
  return splitAtNumbers(text).map((piece, index) => {
    const to = index % 2 === 1 ? contactAddress(piece) : undefined;
    return to === undefined ? (
      piece
    ) : (
      <a key={locationKey(index, piece)} href={to} className={css.call}>
        {piece}
      </a>
    );
  });
}
