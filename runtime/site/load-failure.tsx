import { useState } from 'react';
import { retryFailed } from '../requests/retry-requests.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';
import { useSiteState } from '../state/site-state.ts';
import { FailureNotice } from './failure-notice.tsx';

type LoadFailureProps = {
  readonly language: string;
  readonly requests: readonly ResourceRequest[];
};

/** Says that something did not load, and tries what failed again on request. */
export function LoadFailure({ language, requests }: LoadFailureProps) {
  const state = useSiteState();
  const messages = state.model.languages[language]?.messages;
  const [attempt, setAttempt] = useState(0);
  return (
    <FailureNotice
      attempt={attempt}
      title={messages?.loadFailed ?? ''}
      text={messages?.loadFailedText ?? ''}
      action={messages?.retry ?? ''}
      onAction={() => void retryFailed(requests, state).then(() => setAttempt(attempt + 1))}
    />
  );
}
