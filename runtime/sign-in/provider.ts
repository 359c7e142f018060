import {
  type AuthorizationServer,
  allowInsecureRequests,
  type Client,
  clockTolerance,
  discoveryRequest,
  processDiscoveryResponse,
} from 'oauth4webapi';
import type { AccessSignIn } from '../../schema/source.generated.ts';
import { withinTime } from '../../schema/within-time.ts';

/** Milliseconds after which the provider counts as down. */
const patience = 15_000;

/** Seconds by which clocks may differ. */
const tolerance = 60;

/** Asks the provider something, in limited time. */
export const ask = <Value>(task: (signal: AbortSignal) => Promise<Value>): Promise<Value> =>
  withinTime(task, patience);

/** Options of every request: without TLS on this machine alone, where the linter lets a provider be tried. */
export const requestOptions = (issuer: string, signal: AbortSignal) => ({
  signal,
  [allowInsecureRequests]: /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(issuer),
});

/** This site, as the provider knows it. */
export const clientOf = ({ clientId = '' }: AccessSignIn): Client => ({
  client_id: clientId,
  [clockTolerance]: tolerance,
});

/** The address to which the provider leads back; in none of its spellings for devices and languages but this one. */
export const redirectAddress = ({ redirect = '/' }: AccessSignIn, base: string): string =>
  location.origin + base + redirect.slice(1);

/** The addresses of the provider: those of the site file, the others as the provider says. */
export async function providerOf({
  issuer = '',
  endpoints = {},
}: AccessSignIn): Promise<AuthorizationServer> {
  const { authorization, token, keys, userinfo, endSession } = endpoints;
  const named = {
    ...(authorization ? { authorization_endpoint: authorization } : {}),
    ...(token ? { token_endpoint: token } : {}),
    ...(keys ? { jwks_uri: keys } : {}),
    ...(userinfo ? { userinfo_endpoint: userinfo } : {}),
    ...(endSession ? { end_session_endpoint: endSession } : {}),
  };
  if (authorization && token) return { issuer, ...named };
  const at = new URL(issuer);
  const answer = await ask((signal) => discoveryRequest(at, requestOptions(issuer, signal)));
  return { ...(await processDiscoveryResponse(at, answer)), ...named };
}
