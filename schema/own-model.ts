/** The parts of the frame and of articles that a site may have its own of. */
export const partNames = ['header', 'footer', 'brand', 'article-head'] as const;

export type PartName = (typeof partNames)[number];

/** A script of a component of the site's own. Its name is the fingerprint of what is in it. */
export type OwnScript = {
  /** Relative to the site's root. It exports the component as its default. */
  readonly script: string;
  /** Its style sheets, relative to the site's root. */
  readonly styles: readonly string[];
};

/** What a site brings of its own besides data. */
export type OwnModel = {
  /** By the type of the block. */
  readonly blocks: Readonly<Record<string, OwnScript>>;
  /** By the name of the layout. */
  readonly layouts: Readonly<Record<string, OwnScript>>;
  /** By the name of the part whose place it takes. */
  readonly parts: Readonly<Record<string, OwnScript>>;
};
