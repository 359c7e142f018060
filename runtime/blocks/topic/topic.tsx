import { type EntryView, useEntry } from '../../content/use-entry.ts';
import { usePageHeading } from '../../document/use-page-heading.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { ArticleFacts } from '../../ui/article/article-facts.tsx';
import { Related } from '../../ui/article/related.tsx';
import { TranslationNotes } from '../../ui/article/translation-notes.tsx';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { EntryBoundary } from '../../ui/entry/entry-boundary.tsx';
import { EntryLines } from '../../ui/entry/entry-lines.tsx';
import { EntryRow } from '../../ui/entry/entry-row.tsx';
import { Reading } from '../../ui/entry/reading.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { PlacementProvider } from '../../ui/section/placement.ts';
import { RichHtml } from '../../ui/text/rich-html.tsx';
import css from './topic.module.css';

type TopicProps = BlockProps<'topic'> & { readonly entry: EntryView };

const maxOthers = 5;

function Topic({ entry, block }: TopicProps) {
  usePageHeading(entry.title);
  const { articles, articlesTitle, others } = block;
  const { picture, tag } = entry;
  const { form } = useScreen();
  const gathered = (articles === undefined ? undefined : entry.named[articles]) ?? [];
  const related = entry.related.slice(0, maxOthers);
  return (
    <Reading
      title={entry.title}
      lang={tag}
      standfirst={entry.summary}
      notes={<TranslationNotes entry={entry} />}
      aside={<ArticleFacts entry={entry} />}
      rail={others && related.length > 0 ? <Related title={others} entries={related} /> : null}
    >
      {picture ? <Figure picture={picture} first /> : null}
      <RichHtml html={entry.html} lang={tag} />
      {gathered.length > 0 ? (
        <section className={css.articles}>
          {articlesTitle ? <h2 className={css.title}>{articlesTitle}</h2> : null}
          <PlacementProvider value={{ level: 3, inColumn: true }}>
            {form === 'mobile' ? (
              <EntryLines entries={gathered} pictures />
            ) : (
              <ul>
                {gathered.map((each) => (
                  <EntryRow key={each.id} entry={each} />
                ))}
              </ul>
            )}
          </PlacementProvider>
        </section>
      ) : null}
    </Reading>
  );
}

/** One topic, found by the id in the address: what it is about, and the articles it gathers. */
export function TopicBlock({ block }: BlockProps<'topic'>) {
  const { shown } = useScreen();
  const state = useEntry(shown ?? { collections: [block.collection], id: '' });
  return (
    <EntryBoundary state={state} titled>
      {(entry) => <Topic entry={entry} block={block} />}
    </EntryBoundary>
  );
}
