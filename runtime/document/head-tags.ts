import type { DocumentHead } from '../state/document-head.ts';

/** An element of the head, but for the title. */
export type HeadTag = {
  readonly name: 'meta' | 'link';
  /** In the order in which they are written. */
  readonly attributes: Readonly<Record<string, string>>;
};

/** Attribute of the elements that are the open page's: others stay when another page opens. */
export const headAttribute = 'data-head';

/** The elements that a head is made of, but for title and structured data. */
export const headTags = ({ description, robots, links, metas = [] }: DocumentHead): HeadTag[] => [
  ...(description
    ? [{ name: 'meta', attributes: { name: 'description', content: description } } as const]
    : []),
  ...(robots ? [{ name: 'meta', attributes: { name: 'robots', content: robots } } as const] : []),
  ...links.map((attributes) => ({ name: 'link', attributes }) as const),
  ...metas.map((attributes) => ({ name: 'meta', attributes }) as const),
];
