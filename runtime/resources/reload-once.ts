import { keepTypedText } from './typed-text.ts';

const key = 'site-reloaded-from';

/**
 * Loads the page anew at the address that is open, once in a session for each build that ran. What is typed in it is
 * kept.
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
  keepTypedText();
  window.location.reload();
  return true;
}
