import {
  type AuthorizationServer,
  authorizationCodeGrantRequest,
  getValidatedIdTokenClaims,
  type IDToken,
  None,
  processAuthorizationCodeResponse,
  processUserInfoResponse,
  type TokenEndpointResponse,
  userInfoRequest,
  validateApplicationLevelSignature,
  validateAuthResponse,
} from 'oauth4webapi';
import type { AccessSignIn } from '../../schema/source.generated.ts';
import { type Claims, grantedAccess } from './granted-access.ts';
import { forgetPending, type Pending } from './pending.ts';
import { ask, clientOf, providerOf, redirectAddress, requestOptions } from './provider.ts';
import { sessionOf } from './session.ts';
import { Mismatch } from './sign-in-fault.ts';

/** All that the provider says of the visitor. */
async function claimsOf(
  signIn: AccessSignIn,
  provider: AuthorizationServer,
  idToken: IDToken,
  { access_token: token }: TokenEndpointResponse,
): Promise<Claims> {
  if (signIn.claimsFrom !== 'userinfo') return idToken;
  const client = clientOf(signIn);
  const answer = await ask((signal) =>
    userInfoRequest(provider, client, token, requestOptions(provider.issuer, signal)),
  );
  return { ...idToken, ...(await processUserInfoResponse(provider, client, idToken.sub, answer)) };
}

/**
 * Signs the visitor in with whom the provider leads back: checks that the answer is for the sign-in that was begun in
 * this tab (state), exchanges its code (PKCE), and checks the ID token: signature, issuer, audience, times, nonce.
 * @param query of the address to which the provider led
 * @param pending the sign-in that was begun in this tab, if one was
 * @throws whatever is wrong with it (see `signInFault`)
 */
export async function finishSignIn(
  signIn: AccessSignIn,
  base: string,
  query: string,
  pending: Pending | undefined,
): Promise<void> {
  const given = new URLSearchParams(query);
  // An answer that somebody else made the visitor open leaves the one that is awaited alone.
  if (!pending || given.get('state') !== pending.state)
    throw new Mismatch('no sign-in awaits this');
  forgetPending(signIn);
  const { state, nonce, verifier } = pending;
  const provider = await providerOf(signIn);
  const client = clientOf(signIn);
  const { issuer } = provider;
  const parameters = validateAuthResponse(provider, client, given, state);
  const response = await ask((signal) =>
    authorizationCodeGrantRequest(
      provider,
      client,
      None(),
      parameters,
      redirectAddress(signIn, base),
      verifier,
      requestOptions(issuer, signal),
    ),
  );
  const tokens = await processAuthorizationCodeResponse(provider, client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
  });
  if (provider.jwks_uri !== undefined)
    await ask((signal) =>
      validateApplicationLevelSignature(provider, response, requestOptions(issuer, signal)),
    );
  const idToken = getValidatedIdTokenClaims(tokens);
  if (!idToken || tokens.id_token === undefined) throw new Error('there is no ID token');
  const { lifetime } = signIn;
  const seconds = lifetime === undefined ? idToken.exp - idToken.iat : lifetime * 60;
  sessionOf(signIn).begin({
    ...grantedAccess(signIn, await claimsOf(signIn, provider, idToken, tokens)),
    until: Date.now() + seconds * 1000,
    idToken: tokens.id_token,
  });
}
