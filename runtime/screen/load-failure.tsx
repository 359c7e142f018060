import { useState } from 'react';
import { TimedOut } from '../../schema/within-time.ts';
import type { Need } from '../resources/need.ts';
import { servedPage } from '../resources/running-build.ts';
import { type SiteState, useSiteState } from '../state/site-state.ts';
import { FailureNotice } from './failure-notice.tsx';

type LoadFailureProps = { readonly language: string; readonly needs: readonly Need[] };

/** Loads the page anew at the address that is open; not where that would leave the visitor with nothing. */
async function loadAnew(root: string): Promise<void> {
  try {
    await servedPage(root);
    window.location.reload();
  } catch {
    // The server does not answer: the notice that stands is better than the browser's own.
  }
}

async function retry(needs: readonly Need[], { resources, root }: SiteState): Promise<void> {
  const { href } = window.location;
  const failures = (): (Need & { readonly error: unknown })[] =>
    needs.flatMap((need) => {
      const resource = resources.read(need.key);
      return resource?.state === 'failed' ? [{ ...need, error: resource.error }] : [];
    });
  // A script that hangs would be waited for again: only a new page asks for it anew.
  const hangs = failures().some(({ isScript, error }) => isScript && error instanceof TimedOut);
  if (!hangs) await Promise.all(failures().map((need) => resources.request(need)));
  // Some browsers keep the failure of a script for the life of the page.
  const isStuck = failures().some(({ isScript }) => isScript);
  if (isStuck && window.location.href === href) await loadAnew(root);
}

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
      onAction={() => void retry(needs, state).then(() => setAttempt(attempt + 1))}
    />
  );
}
