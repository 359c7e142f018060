import {
  AuthorizationResponseError,
  JWT_CLAIM_COMPARISON,
  JWT_TIMESTAMP_CHECK,
  OperationProcessingError,
} from 'oauth4webapi';
import { TimedOut } from '../../schema/within-time.ts';

/**
 * Why nobody is signed in: the visitor or the provider said no; the answer belongs to no sign-in of this tab; the
 * provider did not answer; this device's clock differs from the provider's; the provider answered what does not do.
 */
export type SignInFault = 'denied' | 'mismatch' | 'down' | 'clock' | 'refused';

/** Says that an answer belongs to no sign-in of this tab. */
export class Mismatch extends Error {}

/** Errors of providers that pass (OAuth 2.0, 4.1.2.1). */
const passing = ['server_error', 'temporarily_unavailable'];

/** The answers of these mean that the visitor did not agree, or may not (OpenID Connect Core, 3.1.2.6). */
const denying = ['access_denied', 'consent_required', 'interaction_required', 'login_required'];

/** What an error of the sign-in means to the visitor. */
export function signInFault(error: unknown): SignInFault {
  if (error instanceof Mismatch) return 'mismatch';
  if (error instanceof AuthorizationResponseError) {
    if (denying.includes(error.error)) return 'denied';
    return passing.includes(error.error) ? 'down' : 'refused';
  }
  if (error instanceof OperationProcessingError) {
    if (error.code === JWT_TIMESTAMP_CHECK) return 'clock';
    const { cause } = error as { readonly cause?: { readonly claim?: unknown } | Response };
    if (cause instanceof Response) return cause.status >= 500 ? 'down' : 'refused';
    return error.code === JWT_CLAIM_COMPARISON && cause?.claim === 'nonce' ? 'mismatch' : 'refused';
  }
  // What fetch throws where no answer comes.
  return error instanceof TypeError || error instanceof TimedOut ? 'down' : 'refused';
}
