import type { BlockProps } from '../page/block-props.ts';
import { useCollection } from '../page/use-collection.ts';
import { useMessages, useScreen } from '../screen/screen-context.ts';
import css from './article-list.module.css';
import { ArticleListLead } from './article-list-lead.tsx';
import { ArticleRow } from './article-row.tsx';
import { FrontFeature } from './front-feature.tsx';
import { EmptyState } from './parts/empty-state.tsx';
import { EntryLines } from './parts/entry-lines.tsx';
import { Section } from './parts/section.tsx';

/** The entries of a collection, newest first; the first one large where the block says so. */
export function ArticleListBlock({ block }: BlockProps<'articleList'>) {
  const { title, collection, code, lead = false } = block;
  const { form } = useScreen();
  const say = useMessages();
  const entries = useCollection(collection).filter((entry) => !code || entry.code === code);
  const [first, ...others] = entries;
  const shown = lead && first?.picture ? first : undefined;
  const rows = shown ? others : entries;
  if (!first) {
    return (
      <Section title={title}>
        <EmptyState title={say('emptyList')} text={say('emptyListText')} />
      </Section>
    );
  }
  if (form === 'phone') {
    return (
      <Section title={title}>
        {shown ? (
          <div className={css.feature}>
            <FrontFeature entry={shown} />
          </div>
        ) : null}
        <EntryLines entries={rows} pictures />
      </Section>
    );
  }
  return (
    <Section title={title}>
      {shown ? <ArticleListLead entry={shown} /> : null}
      <ul className={title && !shown ? css.titled : undefined}>
        {rows.map((entry) => (
          <ArticleRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </Section>
  );
}
