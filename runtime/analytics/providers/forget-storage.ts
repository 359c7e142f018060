/** The domains that a cookie of this host may be set for: the host, and those above it. */
const domains = (host: string): readonly string[] =>
  host.split('.').map((_, index, parts) => parts.slice(index).join('.'));

/** Takes away the cookies and the stored values of this site whose names begin so. */
export function forgetStorage(isOwn: (name: string) => boolean): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!isOwn(name)) continue;
    const gone = `${name}=; path=/; max-age=0`;
    // biome-ignore lint/suspicious/noDocumentCookie: the oldest browsers have no cookie store
    document.cookie = gone;
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    for (const domain of domains(location.hostname)) document.cookie = `${gone}; domain=${domain}`;
  }
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = window[kind];
      for (const name of Object.keys(storage)) if (isOwn(name)) storage.removeItem(name);
    } catch {
      // What is closed to us holds nothing of ours.
    }
  }
}
