import type { AccessSignIn } from '../../schema/source.generated.ts';

/** A sign-in that was begun in this tab and has not come back. */
export type Pending = {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Path, query and fragment to go on to, without the base. */
  readonly back: string;
  /** Language of the page that it was begun on. */
  readonly language: string;
};

const keyOf = ({ clientId = '' }: AccessSignIn): string => `site-sign-in-begun ${clientId}`;

/**
 * Keeps a sign-in until the provider leads back.
 * @throws where the browser keeps nothing: the answer could not be told from somebody else's
 */
export const keepPending = (signIn: AccessSignIn, pending: Pending): void =>
  sessionStorage.setItem(keyOf(signIn), JSON.stringify(pending));

/** The sign-in that was begun in this tab, if one was. */
export function readPending(signIn: AccessSignIn): Pending | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(signIn)) ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const { state, nonce, verifier, back, language } = value as Readonly<Record<string, unknown>>;
    const texts = [state, nonce, verifier, back, language];
    return texts.every((text) => typeof text === 'string') ? (value as Pending) : undefined;
  } catch {
    // Storage may be closed to us, or hold somebody else's text.
    return undefined;
  }
}

/** It came back, and comes back no second time. */
export function forgetPending(signIn: AccessSignIn): void {
  try {
    sessionStorage.removeItem(keyOf(signIn));
  } catch {
    // Nothing was kept.
  }
}

/**
 * The address to go on to: one of this site, whatever was kept. Two slashes, or a backslash, would lead elsewhere.
 * @param otherwise where it is none
 */
export const safeBack = (back: string, otherwise: string): string =>
  /^\/(?![/\\])/.test(back) ? back : otherwise;
