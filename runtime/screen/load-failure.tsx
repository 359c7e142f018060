import { useState } from 'react';
import type { Need } from '../resources/need.ts';
import { useSiteState } from '../state/site-state.ts';
import { FailureNotice } from './failure-notice.tsx';
import { retryFailed } from './retry-needs.ts';

type LoadFailureProps = { readonly language: string; readonly needs: readonly Need[] };

/** Says that something did not load, and tries what failed again on request. */
export function LoadFailure({ language, needs }: LoadFailureProps) {
  const state = useSiteState();
  const words = state.model.languages[language]?.words;
  const [attempt, setAttempt] = useState(0);
  return (
    <FailureNotice
      attempt={attempt}
      title={words?.loadFailed ?? ''}
      text={words?.loadFailedText ?? ''}
      action={words?.retry ?? ''}
      onAction={() => void retryFailed(needs, state).then(() => setAttempt(attempt + 1))}
    />
  );
}
