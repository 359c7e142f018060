import type { Departure } from './open-place.ts';

/** Attribute of links inside the site; its value is the document title that the link sets, or nothing. */
export const routeAttribute = 'data-route';

/** Attribute of a text whose links may lead into the site. */
export const routesAttribute = 'data-routes';

/** Attribute of what holds the links to the pages of a list; its value is the place of the list's block. */
export const turnsAttribute = 'data-turns';

/** What an entry of the history keeps of the link that led there. */
export type LinkState = {
  /** Document title that the link sets. */
  readonly title?: string;
  /** Place of the block whose pages were turned. */
  readonly turned?: string;
};

/** Whether a click is one that a browser would follow in the same window. */
const isPlain = (event: MouseEvent, link: Element): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  (link.getAttribute('target') ?? '_self') === '_self' &&
  !link.hasAttribute('download');

/**
 * The link inside the site around a part of the page, and its address without base or hash.
 * @param root as complete addresses begin, with a slash at its end
 */
export function routeLinkAt(
  target: EventTarget | null,
  root: string,
): { readonly link: Element; readonly address: string } | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const href = link?.getAttribute('href') ?? '';
  if (!link || !`${href}/`.startsWith(root) || href.startsWith('//')) return undefined;
  if (!link.hasAttribute(routeAttribute) && !link.closest(`[${routesAttribute}]`)) return undefined;
  return { link, address: `/${href.slice(root.length)}` };
}

/** The place of the block whose pages something on the page turns; undefined where it turns none. */
export const turnsAt = (element: Element): string | undefined =>
  element.closest(`[${turnsAttribute}]`)?.getAttribute(turnsAttribute) ?? undefined;

/**
 * Follows links inside the site without a load of the page, wherever they stand: in parts that React draws, in
 * texts, and in built parts that are not hydrated. What handled a click before is left alone.
 * @param root as complete addresses begin, with a slash at its end
 * @returns stops it
 */
export function followLinks(
  root: string,
  go: (address: string, state: LinkState, departure: Departure) => void,
): () => void {
  const follow = (event: MouseEvent): void => {
    const found = event.defaultPrevented ? undefined : routeLinkAt(event.target, root);
    if (!found || !isPlain(event, found.link)) return;
    event.preventDefault();
    const title = found.link.getAttribute(routeAttribute);
    const turned = turnsAt(found.link);
    const state = {
      ...(title ? { title } : {}),
      ...(turned === undefined ? {} : { turned }),
    };
    const isOfPage = found.link.closest('#content') !== null;
    go(found.address, state, { isOfPage, time: event.timeStamp });
  };
  // React lets no press out of a part that it did not hydrate: in the content it is heard on its way in. Nothing
  // there keeps a link from being followed, as the menus do.
  const followEarly = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('#content')) follow(event);
  };
  document.addEventListener('click', followEarly, true);
  document.addEventListener('click', follow);
  return () => {
    document.removeEventListener('click', followEarly, true);
    document.removeEventListener('click', follow);
  };
}
