import type { Entry } from '../../content/entry.ts';
import { type EntryView, useEntry } from '../../content/use-entry.ts';
import { usePageHeading } from '../../document/use-page-heading.ts';
import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import { TranslationNotes } from '../../ui/article/translation-notes.tsx';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { EntryBoundary } from '../../ui/entry/entry-boundary.tsx';
import { TopicArticle, topicPart } from './topic-article.tsx';
import { TopicBars } from './topic-bars.tsx';
import { filesOf, textOf, textsOf } from './topic-fields.ts';
import { TopicHead } from './topic-head.tsx';
import { TopicIntro } from './topic-intro.tsx';
import { TopicOthers } from './topic-others.tsx';
import { TopicQuote } from './topic-quote.tsx';
import { TopicRest } from './topic-rest.tsx';
import { withoutTwins } from './without-twins.ts';

type TopicProps = BlockProps<'topic'> & { readonly entry: EntryView };

/** How many articles stand at an edge of the window, in turn. */
const maxScenes = 2;

const newestFirst = (a: Entry, b: Entry): number => (b.date ?? '').localeCompare(a.date ?? '');

/** What an article is called in a list of contents: its title up to its colon. */
const shortTitle = (title: string): string => title.split(/：|: /, 1)[0] ?? title;

function Topic({ entry, block }: TopicProps) {
  usePageHeading(entry.title);
  const { articles, others, chart, quote, files: filesBlock, more } = block;
  const named = [...((articles === undefined ? undefined : entry.named[articles]) ?? [])];
  const gathered = withoutTwins(
    named.sort(newestFirst),
    entry.picture,
    filesOf(entry, block.pictures),
  );
  const files = filesOf(entry, filesBlock?.field);
  const [first, second] = gathered;
  const filesNumber = gathered.length + 1;
  const contents = [
    ...gathered.map(({ title }, index) => ({ id: topicPart(index + 1), label: shortTitle(title) })),
    ...(files.length > 0 && filesBlock?.title
      ? [{ id: topicPart(filesNumber), label: filesBlock.title }]
      : []),
  ];
  return (
    <article>
      <TopicHead entry={entry} note={textOf(entry, block.note)} />
      <div className={layout.wrap}>
        <TranslationNotes entry={entry} />
      </div>
      <TopicIntro
        html={entry.html}
        lang={entry.tag}
        contentsTitle={block.articlesTitle}
        contents={contents}
      />
      {first ? <TopicArticle entry={first} number={1} place="start" /> : null}
      {chart ? <TopicBars entry={entry} chart={chart} files={files} /> : null}
      {second ? <TopicArticle entry={second} number={2} place="end" /> : null}
      {quote ? (
        <TopicQuote lines={textsOf(entry, quote.text)} by={textOf(entry, quote.by)} />
      ) : null}
      <TopicRest
        articles={gathered
          .slice(maxScenes)
          .map((each, index) => ({ entry: each, number: maxScenes + index + 1 }))}
        files={files}
        filesTitle={filesBlock?.title}
        filesNumber={filesNumber}
        source={entry.source}
      />
      {others && entry.related.length > 0 ? (
        <TopicOthers title={others} more={more} entries={entry.related} />
      ) : null}
    </article>
  );
}

/** One topic, found by the id in the address: what it is about, and the articles it gathers, in turn. */
export function TopicBlock({ block }: BlockProps<'topic'>) {
  const { shown } = useScreen();
  const state = useEntry(shown ?? { collections: [block.collection], id: '' });
  return (
    <EntryBoundary state={state} titled>
      {(entry) => <Topic entry={entry} block={block} />}
    </EntryBoundary>
  );
}
