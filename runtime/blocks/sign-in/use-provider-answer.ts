import { useEffect, useSyncExternalStore } from 'react';
import type { AccessSignIn } from '../../../schema/source.generated.ts';
import { spellForDevice } from '../../../schema/visit/twin-spelling.ts';
import { usePlacePart } from '../../router/open-place.ts';
import { useAddress, useGo } from '../../router/router.tsx';
import { useScreen } from '../../screen/screen-context.ts';
import { readPending, safeBack } from '../../sign-in/pending.ts';
import type { SignInFault } from '../../sign-in/sign-in-fault.ts';
import { useSiteState } from '../../state/site-state.ts';

type EntryState = { readonly signInFault?: SignInFault } | null;

/** Whether a query is what a provider leads back with (RFC 6749, 4.1.2). */
const isAnswer = (query: string): boolean => {
  const given = new URLSearchParams(query);
  return given.has('state') && (given.has('code') || given.has('error'));
};

// The page may be drawn anew while the answer is checked: it is taken once a load.
let taken: string | undefined;
let isWorking = false;
const listeners = new Set<() => void>();

function setWorking(next: boolean): void {
  isWorking = next;
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/**
 * Signs in whom the provider leads back to this page, and leads on to the page that they came from. The code goes from
 * the address with it; why it failed stays with the entry of the history.
 * @returns what is being done, or why it failed
 */
export function useProviderAnswer(signIn: AccessSignIn): 'none' | 'working' | SignInFault {
  const { model } = useSiteState();
  const { language, table, row } = useScreen();
  const { path } = useAddress();
  const go = useGo();
  const working = useSyncExternalStore(
    subscribe,
    () => isWorking,
    () => false,
  );
  const fault = usePlacePart(({ location }) => (location.state as EntryState)?.signInFault);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is taken once, when it arrives
  useEffect(() => {
    const query = window.location.search;
    if (!isAnswer(query) || taken === query) return;
    const pending = readPending(signIn);
    const partner = pending ? row?.partners?.[pending.language] : undefined;
    if (partner !== undefined && pending?.language !== language) {
      // What has to be said is said in the visitor's language.
      go(spellForDevice(partner, table.device, model) + query, { replace: true });
      return;
    }
    taken = query;
    setWorking(true);
    const finish = async (): Promise<void> => {
      try {
        const { finishSignIn } = await import('../../sign-in/finish-sign-in.ts');
        await finishSignIn(signIn, model.base, query, pending);
        go(safeBack(pending?.back ?? path, path), { replace: true });
      } catch (error) {
        console.warn('sign-in:', error instanceof Error ? error.message : error);
        const { signInFault } = await import('../../sign-in/sign-in-fault.ts');
        go(path, { replace: true, state: { signInFault: signInFault(error) } });
      }
      setWorking(false);
    };
    void finish();
  }, [signIn]);
  return working ? 'working' : (fault ?? 'none');
}
