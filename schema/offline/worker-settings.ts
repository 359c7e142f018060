/** What the service worker knows of its site: the build writes it into the file. */
export type WorkerSettings = {
  readonly base: string;
  /** Names what start pages and what they need are made of: another name, another worker. */
  readonly release: string;
  /** Address that the server says at whom a visitor is; it is never kept. Absent: there is none. */
  readonly access?: string;
  /** What addresses of content APIs begin with, below the base or complete. */
  readonly apis: readonly string[];
  /** Milliseconds after which an answer of an API that is kept is taken: before the page gives up on the API. */
  readonly apiPatience: number;
  /** Prefixes of languages, by language. */
  readonly prefixes: Readonly<Record<string, string>>;
  readonly defaultLanguage: string;
  /** What the pages for visitors without a connection need, besides themselves: addresses below the base. */
  readonly offline: readonly string[];
  /** The start page of each variant and what it needs, by language and device (`zh.desktop`). */
  readonly starts: Readonly<Record<string, StartPage>>;
};

/** A start page; addresses below the base, without a slash at their beginning. */
export type StartPage = { readonly page: string; readonly files: readonly string[] };
