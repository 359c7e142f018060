import { isLeftToRight, splitAtNumbers } from '../../../schema/content/whole-numbers.ts';
import { locationKey } from '../element/location-key.ts';
import css from './whole-numbers.module.css';

/** A text for a narrow place: telephone numbers, days and hours in it stay in one line, and numbers run from left to right. */
export function WholeNumbers({ text }: { readonly text: string }) {
  return splitAtNumbers(text).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span
        key={locationKey(index, piece)}
        className={isLeftToRight(piece) ? css.number : css.hours}
      >
        {piece}
      </span>
    ),
  );
}
