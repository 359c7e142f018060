export type DocumentLink = {
  readonly rel: string;
  /** Complete where the site's origin is known, else without the origin. */
  readonly href: string;
  readonly hreflang?: string;
  readonly media?: string;
  readonly type?: string;
  readonly title?: string;
};

/** A meta element: `name` as HTML has it, `property` as Open Graph does. */
export type DocumentMeta = {
  readonly content: string;
} & ({ readonly name: string } | { readonly property: string });

/** What the head of a document says of the open page, and the language and direction of all of it. */
export type DocumentHead = {
  readonly title: string;
  /** Language as a BCP 47 tag. */
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
  readonly description?: string;
  /** Set where search engines are to keep the page out of their results. */
  readonly robots?: 'noindex';
  readonly links: readonly DocumentLink[];
  /** What link previews read; built pages alone have it. */
  readonly metas?: readonly DocumentMeta[];
  /** Structured data (JSON-LD); built pages alone have it. */
  readonly data?: object;
};
