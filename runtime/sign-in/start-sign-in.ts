import {
  calculatePKCECodeChallenge,
  generateRandomCodeVerifier,
  generateRandomNonce,
  generateRandomState,
} from 'oauth4webapi';
import type { AccessSignIn } from '../../schema/source.generated.ts';
import { keepPending } from './pending.ts';
import { clientOf, providerOf, redirectAddress } from './provider.ts';

type Start = {
  /** Base path of the site. */
  readonly base: string;
  /** Path, query and fragment to come back to, without the base. */
  readonly back: string;
  readonly language: string;
};

/**
 * Leads to the provider, where the visitor signs in (OpenID Connect Core 1.0, 3.1.2.1; RFC 7636).
 * @throws where the provider does not say where that is, or the browser keeps nothing
 */
export async function startSignIn(signIn: AccessSignIn, { base, ...page }: Start): Promise<void> {
  const { authorization_endpoint: endpoint } = await providerOf(signIn);
  if (endpoint === undefined) throw new Error('the provider names no authorization endpoint');
  const [state, nonce] = [generateRandomState(), generateRandomNonce()];
  const verifier = generateRandomCodeVerifier();
  const address = new URL(endpoint);
  for (const [name, value] of Object.entries({
    response_type: 'code',
    client_id: clientOf(signIn).client_id,
    redirect_uri: redirectAddress(signIn, base),
    scope: [...new Set(['openid', ...(signIn.scopes ?? [])])].join(' '),
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ui_locales: page.language,
  }))
    address.searchParams.set(name, value);
  keepPending(signIn, { state, nonce, verifier, ...page });
  location.assign(address.href);
}
