import type { ReactNode } from 'react';
import type { EntryState, EntryView } from '../../content/use-entry.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { ContentFailure, SlowNote, StaleNote } from '../notice/content-notice.tsx';
import { Skeleton } from '../notice/skeleton.tsx';
import { Section } from '../section/section.tsx';
import { MissingEntry } from './missing-entry.tsx';
import { Reading } from './reading.tsx';

type EntryBoundaryProps = {
  readonly state: EntryState;
  /** It brings the page's heading: without it the page has the one of its route. */
  readonly titled?: boolean;
  readonly children: (entry: EntryView) => ReactNode;
};

/** What is common to all that shows one entry: awaited, failed, old, missing. */
export function EntryBoundary({
  state: { collection, entry, state, needsSignIn, staleSince, retry, askAgain },
  titled = false,
  children,
}: EntryBoundaryProps) {
  const t = useMessages();
  const { title } = useScreen();
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
  const notice =
    state === 'failed' ? (
      <ContentFailure
        title={t('textFailed')}
        isOutside={collection?.http !== undefined}
        needsSignIn={needsSignIn}
        onRetry={retry}
      />
    ) : (
      <>
        <SlowNote waits onRetry={askAgain} />
        <Skeleton rows={4} lines label={t('loading')} />
      </>
    );
  return titled ? (
    <Reading title={title} aside={null} rail={null}>
      {notice}
    </Reading>
  ) : (
    <Section>{notice}</Section>
  );
}
