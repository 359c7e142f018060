import type { AccessInfo } from '../../schema/access/access-info.ts';
import { type AccessChange, parseAccessChange } from '../../schema/access/parse-access-change.ts';
import type { AccessSignIn } from '../../schema/source.generated.ts';

/** What a visitor has who signed in. */
export type Session = AccessInfo & {
  /** When it ends, in milliseconds since 1970, by this device's clock. */
  readonly until: number;
  /** The provider is shown it at sign-out. */
  readonly idToken: string;
};

/** Nobody is signed in: at all, any longer (`ended`), or any longer by their own wish (`left`). */
export type SessionState = Session | 'nobody' | 'ended' | 'left';

export type SignInSession = {
  readonly get: () => SessionState;
  readonly subscribe: (changed: () => void) => () => void;
  /** A visitor signed in, here and in the other tabs of the site. */
  readonly begin: (session: Session) => void;
  /** The visitor signs out, here and in the other tabs. */
  readonly leave: () => void;
};

/** The longest that a browser waits for, in milliseconds (HTML, timers). */
const longestWait = 2 ** 31 - 1;

function asSession(value: unknown): Session | undefined {
  const change = parseAccessChange(value);
  if (typeof change === 'string') return undefined;
  const { until, idToken } = value as Partial<Session>;
  const { menuCodes = [], fnCodes = [], loginStatus = 0 } = change;
  if (typeof until !== 'number' || typeof idToken !== 'string') return undefined;
  return { menuCodes, fnCodes, loginStatus, until, idToken };
}

function readKept(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    // Storage may be closed to us, or hold somebody else's text.
    return null;
  }
}

function keep(key: string, session: Session | undefined): void {
  try {
    if (session) sessionStorage.setItem(key, JSON.stringify(session));
    else sessionStorage.removeItem(key);
  } catch {
    // Then it is for this page alone.
  }
}

/** Safari 14 has no channel: there each tab is signed in for itself. */
const channelOf = (name: string): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);

/**
 * Keeps who is signed in, for as long as the tab is open: nothing of it is on the disk when the browser is closed, and
 * a public computer hands nothing on. Other tabs of the site that are open ask for it, and hear of it.
 */
function newSession({ clientId = '' }: AccessSignIn): SignInSession {
  const key = `site-sign-in ${clientId}`;
  const channel = channelOf(key);
  const listeners = new Set<() => void>();
  let state: SessionState = 'nobody';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const set = (next: SessionState): void => {
    clearTimeout(timer);
    state = next;
    keep(key, typeof next === 'string' ? undefined : next);
    if (typeof next !== 'string') wait(next);
    for (const listener of listeners) listener();
  };
  const wait = (session: Session): void => {
    const rest = session.until - Date.now();
    timer = setTimeout(
      () => (Date.now() < session.until ? wait(session) : set('ended')),
      Math.max(0, Math.min(rest, longestWait)),
    );
  };
  // A device that slept counts no time.
  document.addEventListener('visibilitychange', () => {
    if (typeof state !== 'string' && Date.now() >= state.until) set('ended');
  });
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'who') {
      if (typeof state !== 'string') channel.postMessage(state);
    } else if (data === 'left') {
      if (typeof state !== 'string') set('left');
    } else {
      const session = asSession(data);
      if (session && session.until > Date.now()) set(session);
    }
  });
  const kept = asSession(readKept(key));
  if (kept) set(kept.until > Date.now() ? kept : 'ended');
  else channel?.postMessage('who');
  return {
    get: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    begin: (session) => {
      set(session);
      channel?.postMessage(session);
    },
    leave: () => {
      set('left');
      channel?.postMessage('left');
    },
  };
}

let session: SignInSession | undefined;

/** Who is signed in, in this tab. */
export function sessionOf(signIn: AccessSignIn): SignInSession {
  session ??= newSession(signIn);
  return session;
}

/**
 * Grants what the visitor of this tab has who signed in, for as long as they are, besides what the server grants.
 * @param apply is called with both whenever one of them changes
 * @returns takes what the server grants
 */
export function followSession(
  signIn: AccessSignIn,
  apply: (change: AccessChange) => void,
): (server: AccessChange) => void {
  const { get, subscribe } = sessionOf(signIn);
  let server: AccessChange = {};
  const join = (): void => {
    const state = get();
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
  subscribe(join);
  join();
  return (change) => {
    server = change;
    join();
  };
}
