import { Fragment } from 'react';
import { placeKey } from './place-key.ts';
import css from './unbroken-numbers.module.css';

/** Numbers to call: eight to eighteen digits with blanks and dashes between them; more do not fit a phone. */
const number = /(\+?\d(?:[ -]?\d){7,17})/;

/** Text in which no line breaks within a number to call. */
export function UnbrokenNumbers({ text }: { readonly text: string }) {
  return text.split(number).map((part, index) =>
    index % 2 === 1 ? (
      <span key={placeKey(index, part)} className={css.number}>
        {part}
      </span>
    ) : (
      <Fragment key={placeKey(index, part)}>{part}</Fragment>
    ),
  );
}
