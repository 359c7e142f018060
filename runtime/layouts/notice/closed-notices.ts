const key = 'site-notices';

/** More are not kept: who closed the oldest of these may see it again. */
const most = 50;

/** Those that were closed on this page, where nothing can be kept. */
let here: readonly string[] = [];

/** The ids of the notices that the visitor closed, in this tab or another; whatever else stands there is none. */
export function closedNotices(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    const kept = Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
    return [...kept, ...here];
  } catch {
    // Storage may be closed to us, or hold somebody else's text.
    return here;
  }
}

/** Keeps that a notice was closed, for this and later visits. */
export function keepClosed(id: string): void {
  here = [...here, id];
  try {
    localStorage.setItem(key, JSON.stringify([...new Set(closedNotices())].slice(-most)));
  } catch {
    // Then it is closed on this page.
  }
}
