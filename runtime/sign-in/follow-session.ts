import type { AccessChange } from '../../schema/access/parse-access-change.ts';
import type { AccessSignIn } from '../../schema/source.generated.ts';
import { sessionOf } from './session.ts';

/**
 * Grants what the visitor of this tab has who signed in, for as long as they are, besides what the server grants.
 * @param apply is called with both whenever one of them changes
 * @returns takes what the server grants
 */
export function followSession(
  signIn: AccessSignIn,
  apply: (change: AccessChange) => void,
): (server: AccessChange) => void {
  const session = sessionOf(signIn);
  let server: AccessChange = {};
  const join = (): void => {
    const state = session.get();
    if (typeof state === 'string') {
      apply(server);
      return;
    }
    apply({
      menuCodes: [...(server.menuCodes ?? []), ...state.menuCodes],
      fnCodes: [...(server.fnCodes ?? []), ...state.fnCodes],
      loginStatus: server.loginStatus || state.loginStatus,
    });
  };
  session.subscribe(join);
  join();
  return (change) => {
    server = change;
    join();
  };
}
