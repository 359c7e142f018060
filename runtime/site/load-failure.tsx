import { useState } from 'react';
import { retryFailed } from '../requests/retry-requests.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';
import { useSiteState } from '../state/site-state.ts';
import { BarePage } from './bare-page.tsx';
import { FailureNotice } from './failure-notice.tsx';

type LoadFailureProps = {
  readonly language: string;
  readonly requests: readonly ResourceRequest[];
  /** Title of a page of its own; without it the notice stands in a screen's frame. */
  readonly bareTitle?: string | undefined;
};

/** Says that something did not load, and tries what failed again on request. */
export function LoadFailure({ language, requests, bareTitle }: LoadFailureProps) {
  const state = useSiteState();
  const messages = state.model.languages[language]?.messages;
  const [attempt, setAttempt] = useState(0);
  const notice = (
    <FailureNotice
      attempt={attempt}
      title={messages?.loadFailed ?? ''}
      text={messages?.loadFailedText ?? ''}
      action={messages?.retry ?? ''}
      onAction={() => void retryFailed(requests, state).then(() => setAttempt(attempt + 1))}
    />
  );
  return bareTitle === undefined ? (
    notice
  ) : (
    <BarePage language={language} title={bareTitle}>
      {notice}
    </BarePage>
  );
}
