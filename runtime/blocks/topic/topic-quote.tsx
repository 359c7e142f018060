import layout from '../../styles/layout.module.css';
import { locationKey } from '../../ui/element/location-key.ts';
import css from './topic-quote.module.css';

type TopicQuoteProps = { readonly lines: readonly string[]; readonly by: string | undefined };

/** What somebody said of the topic, set large. */
export function TopicQuote({ lines, by }: TopicQuoteProps) {
  if (lines.length === 0) return null;
  return (
    <div className={css.band}>
      <figure className={layout.wrap}>
        <blockquote className={css.quote}>
          {lines.map((line, index) => (
            <p key={locationKey(index, line)}>{line}</p>
          ))}
        </blockquote>
        {by ? <figcaption className={css.by}>{by}</figcaption> : null}
      </figure>
    </div>
  );
}
