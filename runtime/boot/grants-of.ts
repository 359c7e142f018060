import type { AccessSignIn } from '../../schema/source.generated.ts';
import type { AccessSources } from './follow-access.ts';

/**
 * What takes the grants of the server: together with those of the visitor's sign-in, where the site has one. They hold
 * from then on.
 */
export async function grantsOf(
  signIn: AccessSignIn | undefined,
  { setServer }: Pick<AccessSources, 'setServer'>,
): Promise<AccessSources['setServer']> {
  // Where its code does not come, the site can be read as by visitors who are not signed in.
  const code = signIn?.issuer
    ? await import('../sign-in/session.ts').catch(() => undefined)
    : undefined;
  return signIn && code ? code.followSession(signIn, setServer) : setServer;
}
