const key = 'site-embeds';

/** The hosts that the visitor wants to be loaded from always; whatever else stands there is none. */
export function allowedHosts(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((host) => typeof host === 'string') : [];
  } catch {
    // Storage may be closed to us, or hold somebody else's text.
    return [];
  }
}

/** Keeps whether a host may always be loaded from; where nothing can be kept, the visitor is asked again. */
export function keepAllowed(host: string, isAllowed: boolean): void {
  const others = allowedHosts().filter((each) => each !== host);
  try {
    localStorage.setItem(key, JSON.stringify(isAllowed ? [...others, host] : others));
  } catch {
    // Then it is for this page alone.
  }
}
