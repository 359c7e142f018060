import { locationKey } from '../element/location-key.ts';
import css from './paragraphs.module.css';
import { WholeNumbers } from './whole-numbers.tsx';

/** Running text in paragraphs, at a measure that reads well. */
export function Paragraphs({ body }: { readonly body: readonly string[] }) {
  return (
    <div className={css.prose}>
      {body.map((paragraph, index) => (
        <p key={locationKey(index, paragraph)}>
          <WholeNumbers text={paragraph} />
        </p>
      ))}
    </div>
  );
}
