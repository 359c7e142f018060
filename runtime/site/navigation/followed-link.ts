import { aheadAttribute } from './lay-out-ahead.ts';

/** What a link is found by on a page that is drawn anew. */
export type FollowedLink = {
  /** Its address as it is written, and its words. */
  readonly name: string;
  /** Its place among those of that name. */
  readonly place: number;
};

const nameOf = (link: Element): string => link.getAttribute('href') + (link.textContent ?? '');

/** The links of a name, but for those of the page that is drawn ahead. */
const linksNamed = (name: string): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('a[href]')].filter(
    (link) => nameOf(link) === name && !link.closest(`[${aheadAttribute}]`),
  );

/** The link around a part of the page; undefined where there is none. */
export function followedLinkAt(target: EventTarget | null): FollowedLink | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[href]') : null;
  if (!link) return undefined;
  const name = nameOf(link);
  return { name, place: linksNamed(name).indexOf(link) };
}

/** A link where it stands now; undefined where it does not. */
export function findFollowed({ name, place }: FollowedLink): HTMLElement | undefined {
  const links = linksNamed(name);
  return links[place] ?? links[0];
}
