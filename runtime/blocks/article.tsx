import type { ModelEntry } from '../../schema/model.ts';
import type { BlockProps } from '../page/block-props.ts';
import { useCollection } from '../page/use-collection.ts';
import { usePageHeading } from '../page/use-page-heading.ts';
import { useScreen } from '../screen/screen-context.ts';
import { ArticleFacts } from './article-facts.tsx';
import { MissingEntry } from './missing-entry.tsx';
import { FactList } from './parts/fact-list.tsx';
import { Figure } from './parts/figure.tsx';
import { otherEntries } from './parts/other-entries.ts';
import { Paragraphs } from './parts/paragraphs.tsx';
import { Reading } from './parts/reading.tsx';
import { Related } from './parts/related.tsx';

type ArticleProps = {
  readonly entry: ModelEntry;
  readonly related: string | undefined;
  readonly others: readonly ModelEntry[];
};

function Article({ entry, related, others }: ArticleProps) {
  usePageHeading(entry.title);
  const { picture, body = [], facts = [] } = entry;
  const [opening, ...rest] = body;
  return (
    <Reading
      title={entry.title}
      standfirst={entry.summary}
      aside={<ArticleFacts entry={entry} />}
      rail={related && others.length > 0 ? <Related title={related} entries={others} /> : null}
    >
      {opening ? <Paragraphs body={[opening]} /> : null}
      {picture ? <Figure picture={picture} first /> : null}
      {rest.length > 0 ? <Paragraphs body={rest} /> : null}
      {facts.length > 0 ? <FactList facts={facts} /> : null}
    </Reading>
  );
}

/** One entry of a collection, found by the id in the address, to read. */
export function ArticleBlock({ block }: BlockProps<'article'>) {
  const { id } = useScreen().params;
  const entries = useCollection(block.collection);
  const entry = entries.find((each) => each.id === id);
  if (!entry) return <MissingEntry />;
  return <Article entry={entry} related={block.related} others={otherEntries(entries, entry, 4)} />;
}
