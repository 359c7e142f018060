import { useCallback, useSyncExternalStore } from 'react';
import type { AccessSignIn } from '../../../schema/source.generated.ts';
import { type SessionState, sessionOf } from '../../sign-in/session.ts';
import { useBehaviour } from '../../state/use-behaviour.ts';

const built = (): SessionState => 'nobody';

/** Who is signed in, in this tab; as built: nobody. */
export function useSession(signIn: AccessSignIn): SessionState {
  useBehaviour();
  return useSyncExternalStore(
    useCallback((changed: () => void) => sessionOf(signIn).subscribe(changed), [signIn]),
    () => sessionOf(signIn).get(),
    built,
  );
}
