import { hasFigure } from '../../../schema/content/has-figure.ts';
import type { BlockOf } from '../../../schema/model.ts';
import { shownFields } from '../../content/shown-fields.ts';
import type { EntryView } from '../../content/use-entry.ts';
import { useEntry } from '../../content/use-entry.ts';
import { usePageHeading } from '../../document/use-page-heading.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { ArticleFacts } from '../../ui/article/article-facts.tsx';
import { Chapters } from '../../ui/article/chapters.tsx';
import { FieldFacts } from '../../ui/article/field-facts.tsx';
import { Related } from '../../ui/article/related.tsx';
import { TranslationNotes } from '../../ui/article/translation-notes.tsx';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { EntryBoundary } from '../../ui/entry/entry-boundary.tsx';
import { EntryEnd } from '../../ui/entry/entry-end.tsx';
import { EntryFacts } from '../../ui/entry/entry-facts.tsx';
import { Reading } from '../../ui/entry/reading.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { ContentsList } from '../../ui/text/contents-list.tsx';
import { RichHtml } from '../../ui/text/rich-html.tsx';

type ArticleProps = {
  readonly entry: EntryView;
  readonly related: string | undefined;
  readonly chapters: BlockOf<'article'>['chapters'];
  readonly facts: BlockOf<'article'>['facts'];
};

const maxRelated = 4;

function Article({ entry, related, chapters, facts }: ArticleProps) {
  usePageHeading(entry.title);
  const { form, table } = useScreen();
  const t = useMessages();
  const { picture, html, headings, tag } = entry;
  const others = entry.related.filter((each) => each.href).slice(0, maxRelated);
  // The figure behind the opening paragraph is the text's own, where it has some.
  const isIllustrated = hasFigure(html);
  const chosen = facts && shownFields(table.collections[entry.collection], facts.fields, t);
  const isBeside = facts?.place === 'beside' && form === 'desktop';
  const shape = isBeside ? 'column' : form === 'desktop' ? 'row' : 'list';
  const factsOfEntry = chosen ? (
    <FieldFacts entry={entry} title={facts?.title} fields={chosen} shape={shape} />
  ) : null;
  return (
    <Reading
      title={entry.title}
      lang={tag}
      standfirst={entry.summary}
      notes={<TranslationNotes entry={entry} />}
      aside={
        <>
          {chapters ? <Chapters {...chapters} current={entry} /> : null}
          <ArticleFacts entry={entry}>{isBeside ? factsOfEntry : null}</ArticleFacts>
        </>
      }
      rail={
        <>
          {form === 'mobile' ? null : <ContentsList headings={headings} />}
          {related && others.length > 0 ? <Related title={related} entries={others} /> : null}
        </>
      }
    >
      {form === 'mobile' ? <ContentsList headings={headings} /> : null}
      {isBeside ? null : factsOfEntry}
      {picture && !isIllustrated ? <Figure picture={picture} first /> : null}
      <RichHtml html={html} lang={tag} />
      <EntryFacts entry={entry} without={chosen?.map(({ name }) => name)} />
      <EntryEnd entry={entry} />
    </Reading>
  );
}

/** One entry of a collection, found by the id in the address, to read. */
export function ArticleBlock({ block }: BlockProps<'article'>) {
  const { shown } = useScreen();
  const own = [block.collection, ...(block.also ?? [])];
  const state = useEntry(shown ?? { collections: own, id: '' });
  // Another block of the page shows it.
  if (state.entry && !own.includes(state.entry.collection)) return null;
  return (
    <EntryBoundary state={state} titled>
      {(entry) => (
        <Article
          entry={entry}
          related={block.related}
          chapters={block.chapters}
          facts={block.facts}
        />
      )}
    </EntryBoundary>
  );
}
