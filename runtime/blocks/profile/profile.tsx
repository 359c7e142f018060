import { type EntryView, useEntry } from '../../content/use-entry.ts';
import { usePageHeading } from '../../document/use-page-heading.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { ArticleTools } from '../../ui/article/article-tools.tsx';
import { Related } from '../../ui/article/related.tsx';
import { TranslationNotes } from '../../ui/article/translation-notes.tsx';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { Picture } from '../../ui/element/picture.tsx';
import { EntryBoundary } from '../../ui/entry/entry-boundary.tsx';
import { EntryFacts } from '../../ui/entry/entry-facts.tsx';
import { Reading } from '../../ui/entry/reading.tsx';
import { Category } from '../../ui/tag/category.tsx';
import { RichHtml } from '../../ui/text/rich-html.tsx';
import css from './profile.module.css';

type ProfileProps = {
  readonly entry: EntryView;
  readonly title: string | undefined;
};

const maxOthers = 6;

function Profile({ entry, title }: ProfileProps) {
  usePageHeading(entry.title);
  const { picture, category, html, tag } = entry;
  const others = entry.related.slice(0, maxOthers);
  return (
    <Reading
      title={entry.title}
      lang={tag}
      standfirst={entry.summary}
      notes={<TranslationNotes entry={entry} />}
      aside={
        <ArticleTools>
          {picture ? (
            <Picture picture={picture} width={208} height={260} first className={css.portrait} />
          ) : null}
          {category ? (
            <p className={css.category}>
              <Category entry={entry} className={css.section} />
            </p>
          ) : null}
        </ArticleTools>
      }
      rail={title && others.length > 0 ? <Related title={title} entries={others} /> : null}
    >
      <div className={css.facts}>
        <EntryFacts entry={entry} />
      </div>
      <RichHtml html={html} lang={tag} />
    </Reading>
  );
}

/** One person or post of a collection, found by the id in the address. */
export function ProfileBlock({ block }: BlockProps<'profile'>) {
  const { shown } = useScreen();
  const state = useEntry(shown ?? { collections: [block.collection], id: '' });
  return (
    <EntryBoundary state={state} titled>
      {(entry) => <Profile entry={entry} title={block.others} />}
    </EntryBoundary>
  );
}
