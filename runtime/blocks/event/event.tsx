import { firstDay } from '../../../schema/events/event-days.ts';
import type { EntryView } from '../../content/use-entry.ts';
import { useEntry } from '../../content/use-entry.ts';
import { usePageHeading } from '../../document/use-page-heading.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { ArticleTools } from '../../ui/article/article-tools.tsx';
import { TranslationNotes } from '../../ui/article/translation-notes.tsx';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { EntryBoundary } from '../../ui/entry/entry-boundary.tsx';
import { EntryFacts } from '../../ui/entry/entry-facts.tsx';
import { Reading } from '../../ui/entry/reading.tsx';
import { Figure } from '../../ui/figure/figure.tsx';
import { Day } from '../../ui/text/day.tsx';
import { RichHtml } from '../../ui/text/rich-html.tsx';
import { EventFacts } from './event-facts.tsx';
import { OtherEvents } from './other-events.tsx';
import { useTimesToCome } from './use-times-to-come.ts';

function Event({ entry, related }: { readonly entry: EntryView; readonly related?: string }) {
  usePageHeading(entry.title);
  const { form } = useScreen();
  const { picture, html, tag, event } = entry;
  const isIllustrated = html.includes('<figure>');
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
      rail={
        related ? <OtherEvents title={related} collection={entry.collection} id={entry.id} /> : null
      }
    >
      {event ? <EventFacts entry={entry} event={event} /> : null}
      {picture && !isIllustrated ? <Figure picture={picture} first /> : null}
      <RichHtml html={html} lang={tag} />
      <EntryFacts entry={entry} />
    </Reading>
  );
}

/** One event, found by the id in the address: when, where, for whom, and its text. */
export function EventBlock({ block }: BlockProps<'event'>) {
  const { shown } = useScreen();
  const state = useEntry(shown ?? { collections: [block.collection], id: '' });
  return (
    <EntryBoundary state={state} titled>
      {(entry) => (
        <Event entry={entry} {...(block.related === undefined ? {} : { related: block.related })} />
      )}
    </EntryBoundary>
  );
}
