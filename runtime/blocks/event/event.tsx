import type { ReactNode } from 'react';
import { hasFigure } from '../../../schema/content/has-figure.ts';
import { firstDay } from '../../../schema/events/event-days.ts';
import type { EntryView } from '../../content/use-entry.ts';
import { useEntry } from '../../content/use-entry.ts';
import { usePageHeading } from '../../document/use-page-heading.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { ArticleTools } from '../../ui/article/article-tools.tsx';
import { Related } from '../../ui/article/related.tsx';
import { TranslationNotes } from '../../ui/article/translation-notes.tsx';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { EntryBoundary } from '../../ui/entry/entry-boundary.tsx';
import { EntryFacts } from '../../ui/entry/entry-facts.tsx';
import { Reading } from '../../ui/entry/reading.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { Day } from '../../ui/text/day.tsx';
import { RichHtml } from '../../ui/text/rich-html.tsx';
import { EventFacts } from './event-facts.tsx';
import { useOtherEvents } from './use-other-events.ts';
import { useTimesToCome } from './use-times-to-come.ts';

type EventProps = {
  readonly entry: EntryView;
  /** What stands beside it. */
  readonly rail: ReactNode;
};

function Event({ entry, rail }: EventProps) {
  usePageHeading(entry.title);
  const { form } = useScreen();
  const { picture, html, tag, event } = entry;
  const isIllustrated = hasFigure(html);
  const { next } = useTimesToCome(event?.times ?? []);
  return (
    <Reading
      title={entry.title}
      lang={tag}
      standfirst={entry.summary}
      notes={<TranslationNotes entry={entry} />}
      aside={
        <ArticleTools>
          {next && form === 'desktop' ? <Day date={firstDay(next)} large /> : null}
        </ArticleTools>
      }
      rail={rail}
    >
      {event ? <EventFacts entry={entry} event={event} /> : null}
      {picture && !isIllustrated ? <Figure picture={picture} first /> : null}
      <RichHtml html={html} lang={tag} />
      <EntryFacts entry={entry} />
    </Reading>
  );
}

function EventAmongOthers({ entry, title }: { readonly entry: EntryView; readonly title: string }) {
  const others = useOtherEvents(entry);
  return (
    <Event
      entry={entry}
      rail={others.length > 0 ? <Related title={title} entries={others} /> : null}
    />
  );
}

/** One event, found by the id in the address: when, where, for whom, and its text. */
export function EventBlock({ block }: BlockProps<'event'>) {
  const { shown } = useScreen();
  const state = useEntry(shown ?? { collections: [block.collection], id: '' });
  return (
    <EntryBoundary state={state} titled>
      {(entry) =>
        block.related === undefined ? (
          <Event entry={entry} rail={null} />
        ) : (
          <EventAmongOthers entry={entry} title={block.related} />
        )
      }
    </EntryBoundary>
  );
}
