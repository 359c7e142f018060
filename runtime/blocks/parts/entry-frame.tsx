import type { ReactNode } from 'react';
import type { EntryState, EntryView } from '../../content/use-entry.ts';
import { useMessages } from '../../screen/screen-context.ts';
import { MissingEntry } from '../missing-entry.tsx';
import { ContentFailure, StaleNote } from './content-notice.tsx';
import { Section } from './section.tsx';
import { Skeleton } from './skeleton.tsx';

type EntryFrameProps = {
  readonly state: EntryState;
  readonly children: (entry: EntryView) => ReactNode;
};

/** What is common to all that shows one entry: awaited, failed, old, missing. */
export function EntryFrame({
  state: { entry, state, staleSince, retry },
  children,
}: EntryFrameProps) {
  const say = useMessages();
  if (entry) {
    return (
      <>
        {staleSince === undefined ? null : (
          <Section>
            <StaleNote since={staleSince} onRetry={retry} />
          </Section>
        )}
        {children(entry)}
      </>
    );
  }
  if (state === 'missing') return <MissingEntry />;
  return (
    <Section>
      {state === 'failed' ? (
        <ContentFailure title={say('textFailed')} onRetry={retry} />
      ) : (
        <Skeleton rows={4} lines label={say('loading')} />
      )}
    </Section>
  );
}
