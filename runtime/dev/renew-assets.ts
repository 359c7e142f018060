/** The address of a file on this host, below the site's root; undefined where it is elsewhere. */
function pathOf(address: string, root: string): string | undefined {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith(root)
    ? decodeURI(pathname.slice(root.length))
    : undefined;
}

const renewed = (address: string, build: string): string =>
  `${address.replace(/[?#].*/, '')}?v=${build}`;

/**
 * Loads style sheets and pictures of the page whose files changed.
 * @param changed paths of files from the site's root
 */
export function renewAssets(root: string, changed: ReadonlySet<string>, build: string): void {
  const isChanged = (address: string): boolean => changed.has(pathOf(address, root) ?? '');
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!isChanged(link.href)) continue;
    const next = link.cloneNode() as HTMLLinkElement;
    next.href = renewed(link.href, build);
    // The old one holds until the new one is there.
    next.addEventListener('load', () => link.remove());
    link.after(next);
  }
  for (const picture of document.querySelectorAll<HTMLImageElement>('img')) {
    if (isChanged(picture.currentSrc || picture.src)) {
      picture.removeAttribute('srcset');
      picture.src = renewed(picture.src, build);
    }
  }
}
