import type { AccessSignIn } from '../../schema/source.generated.ts';
import { clientOf, providerOf, redirectAddress } from './provider.ts';
import { sessionOf } from './session.ts';

/**
 * Signs the visitor out, here and in other tabs at once, and then at the provider, where that has a place for it
 * (OpenID Connect RP-Initiated Logout 1.0).
 * @throws where the provider does not answer: the visitor is still signed in there
 */
export async function signOut(signIn: AccessSignIn, base: string): Promise<void> {
  const session = sessionOf(signIn);
  const before = session.get();
  session.leave();
  const { end_session_endpoint: endpoint } = await providerOf(signIn);
  if (endpoint === undefined) return;
  const address = new URL(endpoint);
  address.searchParams.set('client_id', clientOf(signIn).client_id);
  if (typeof before !== 'string') address.searchParams.set('id_token_hint', before.idToken);
  address.searchParams.set('post_logout_redirect_uri', redirectAddress(signIn, base));
  location.assign(address.href);
}
