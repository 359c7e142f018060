const key = 'site-reloaded-from';

/** What is done before the page is loaded anew: nothing, until the code that knows of typed text is there. */
export const beforeReload = { act: (): void => undefined };

/**
 * Loads the page anew at the address that is open, once in a session for each build that ran.
 * @returns whether it does; not where it was done before, or where nothing would remember that it was
 */
export function reloadOnce(build: string): boolean {
  try {
    const before = sessionStorage.getItem(key)?.split(' ') ?? [];
    if (before.includes(build)) return false;
    const after = [...before, build].join(' ');
    sessionStorage.setItem(key, after);
    if (sessionStorage.getItem(key) !== after) return false;
  } catch {
    // Storage is closed to us: a page that reloads by itself might do so for ever.
    return false;
  }
  beforeReload.act();
  window.location.reload();
  return true;
}
