import { useEffect, useState } from 'react';
import { withOffline } from '../offline/with-offline.ts';
import { retryFailed } from '../requests/retry-requests.ts';
import { useBackOnline } from '../requests/use-back-online.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';
import { useSiteState } from '../state/site-state.ts';
import { BarePage } from './bare-page.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { FailureScene } from './failure-scene.tsx';

type LoadFailureProps = {
  readonly language: string;
  readonly requests: readonly ResourceRequest[];
  /** Title of a page of its own; without it the notice stands in a screen's frame. */
  readonly bareTitle?: string | undefined;
};

/** Says that something did not load, and tries what failed again: on request, and when the network is back. */
export function LoadFailure({ language, requests, bareTitle }: LoadFailureProps) {
  const state = useSiteState();
  const messages = state.model.languages[language]?.messages;
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt has failed again
  useEffect(() => withOffline(state, (part) => part.pageFailed(state, language)), [attempt]);
  const retry = (): void =>
    void retryFailed(requests, state).then(() => setAttempt((before) => before + 1));
  useBackOnline(retry);
  const words = {
    attempt,
    title: messages?.loadFailed ?? '',
    text: messages?.loadFailedText ?? '',
    action: messages?.retry ?? '',
    onAction: retry,
  };
  return bareTitle === undefined ? (
    <FailureScene {...words} />
  ) : (
    <BarePage language={language} title={bareTitle}>
      <FailureNotice {...words} />
    </BarePage>
  );
}
