import type { Organization, StructuredData } from './source.generated.ts';

/** A feed of a collection in one language: paths from the site's root, with / before them. */
export type FeedModel = {
  readonly language: string;
  readonly collection: string;
  /** What it is called: the collection's label, where it has one. */
  readonly label?: string;
  readonly atom: string;
  readonly rss: string;
};

/** Size of share pictures in CSS pixels: the 1.91 : 1 that Open Graph readers show uncut. */
export const shareSize = { width: 1200, height: 630 } as const;

/**
 * What search engines, feed readers and link previews read besides what visitors see. It is there where pages
 * are rendered at build; no visitor loads it.
 */
export type SeoModel = {
  readonly organization: Omit<Organization, 'address'> & {
    /** By language. */
    readonly address: Readonly<Record<string, string>>;
  };
  /** Picture of pages without one of their own, as site.yaml names it. */
  readonly sharePicture?: string;
  readonly feeds: readonly FeedModel[];
  /** What entries are, by collection. */
  readonly structuredData: Readonly<Record<string, StructuredData>>;
  /** Share pictures that were made, as paths from the site's root with / before them, by the address of the picture. */
  readonly sharePictures: Readonly<Record<string, string>>;
};
