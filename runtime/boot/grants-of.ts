import type { AccessSignIn } from '../../schema/source.generated.ts';
import { tryAgain } from '../resources/try-again.ts';
import type { AccessSources } from './follow-access.ts';

/**
 * What takes the grants of the server: together with those of the visitor's sign-in, where the site has one. They hold
 * from then on.
 */
export async function grantsOf(
  signIn: AccessSignIn | undefined,
  { setServer }: Pick<AccessSources, 'setServer'>,
): Promise<AccessSources['setServer']> {
  if (!signIn?.issuer) return setServer;
  try {
    const { followSession } = await tryAgain(() => import('../sign-in/follow-session.ts'));
    return followSession(signIn, setServer);
  } catch {
    // The site can be read, as by visitors who are not signed in.
    return setServer;
  }
}
