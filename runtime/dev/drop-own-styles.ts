import type { SiteModel } from '../../schema/model.ts';

/**
 * Takes style sheets of the site's own components out of the page that no component has any more: their rules would
 * stay in force beside those of the ones in their places.
 * @param root address of the folder of the site's files
 */
export function dropOwnStyles(root: string, { own }: Pick<SiteModel, 'own'>): void {
  const scripts = Object.values(own ?? {}).flatMap((each) => Object.values(each));
  const wanted = new Set(
    scripts.flatMap(({ styles }) => styles.map((path) => new URL(root + path, location.href).href)),
  );
  const folder = new URL(`${root}static/css/own-`, location.href).href;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.href.startsWith(folder) && !wanted.has(link.href)) link.remove();
}
