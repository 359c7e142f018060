import type { ModelEntry } from '../../schema/model.ts';
import type { BlockProps } from '../page/block-props.ts';
import { useCollection } from '../page/use-collection.ts';
import { usePageHeading } from '../page/use-page-heading.ts';
import { useMessages, useScreen } from '../screen/screen-context.ts';
import { MissingEntry } from './missing-entry.tsx';
import { ArticleTools } from './parts/article-tools.tsx';
import { EmptyState } from './parts/empty-state.tsx';
import { FactList } from './parts/fact-list.tsx';
import { otherEntries } from './parts/other-entries.ts';
import { Paragraphs } from './parts/paragraphs.tsx';
import { Picture } from './parts/picture.tsx';
import { Reading } from './parts/reading.tsx';
import { Related } from './parts/related.tsx';
import css from './profile.module.css';

type ProfileProps = {
  readonly entry: ModelEntry;
  readonly title: string | undefined;
  readonly others: readonly ModelEntry[];
};

function Profile({ entry, title, others }: ProfileProps) {
  usePageHeading(entry.title);
  const say = useMessages();
  const { picture, category, facts = [], body = [] } = entry;
  return (
    <Reading
      title={entry.title}
      standfirst={entry.summary}
      aside={
        <ArticleTools>
          {picture ? (
            <Picture picture={picture} width={208} height={260} first className={css.portrait} />
          ) : null}
          {category ? <p className={css.category}>{category}</p> : null}
        </ArticleTools>
      }
      rail={title && others.length > 0 ? <Related title={title} entries={others} /> : null}
    >
      {facts.length > 0 ? (
        <div className={css.facts}>
          <FactList facts={facts} />
        </div>
      ) : null}
      <Paragraphs body={body} />
      {facts.length === 0 && body.length === 0 ? (
        <EmptyState title={say('emptyList')} text={say('emptyListText')} />
      ) : null}
    </Reading>
  );
}

/** One person or post of a collection, found by the id in the address. */
export function ProfileBlock({ block }: BlockProps<'profile'>) {
  const { id } = useScreen().params;
  const entries = useCollection(block.collection);
  const entry = entries.find((each) => each.id === id);
  if (!entry) return <MissingEntry />;
  return <Profile entry={entry} title={block.others} others={otherEntries(entries, entry, 6)} />;
}
