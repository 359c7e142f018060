/** Something wrong with the site, as the page says it while the site is being written. */
export type DevProblem = {
  readonly severity: 'error' | 'warning';
  readonly rule: string;
  readonly message: string;
  /** File, line and column. */
  readonly place: string;
  /** The lines of the file, with carets under what is meant; empty where there is no such file, or no text. */
  readonly frame: string;
  /** Other places that help to understand it, each with what it is. */
  readonly related?: readonly string[];
  /** Why it is wrong and what to do about it; absent where the message says it all. */
  readonly why?: string;
  /** Address that opens the place in an editor; absent where there is no such file. */
  readonly open?: string;
};

/** What stops the site from being built, with the words around it in the author's language. */
export type DevReport = {
  readonly title: string;
  readonly openLabel: string;
  readonly closeLabel: string;
  readonly problems: readonly DevProblem[];
};

/** What is pushed to a page after each change. */
export type DevUpdate = {
  /** Names the state of the site that is served; it is another one after each change. */
  readonly build: string;
  /** Paths of the files that are others now, from the site's root. */
  readonly changed: readonly string[];
};

/** What is pushed to a page: the names of the events, with what each carries. */
export type DevEvents = {
  /** As soon as it listens. */
  readonly hello: { readonly build: string; readonly report?: DevReport };
  readonly update: DevUpdate;
  /** The site has a mistake: what is served stays as it was. */
  readonly report: DevReport;
};

/** Address of the events, below the site's base. */
export const devEventsPath = '@site/events';

/** Address that opens a file in an editor, below the site's base: its query has file, line and column. */
export const devOpenPath = '@site/open';

/** Where a page says that a component of the site's own failed, below the site's base; the answer is a report of it. */
export const devFailurePath = '@site/failure';

/** Which part of a page is left out as it failed. */
export type FailedPart = {
  /** Kind of the block. */
  readonly type?: string;
  /** The block's place in its page: `0`, or `2/0` inside of another one. */
  readonly place?: string;
  /** Folder of a layout or part of the site's own: `parts/header`. */
  readonly name?: string;
};

/** A screen of the site, as its source names it. */
export type DevScreen = {
  /** Name of the page. */
  readonly page: string;
  readonly path: string;
  /** With its question mark; empty: none. */
  readonly query: string;
  readonly language: string;
  readonly device: string;
};

/** What failed in a page. */
export type DevFailure = {
  readonly message: string;
  /** The calls that led there, as the browser words them. */
  readonly stack: string;
  /** The components around it, the innermost first, as the browser words them. */
  readonly components?: string;
  /** Absent: nothing is left out. */
  readonly part?: FailedPart;
  /** Absent: it stands for no page of the source. */
  readonly screen?: DevScreen;
};

/** What a page says of something that failed while it was drawn. */
export type DrawFailure = {
  readonly error: unknown;
  readonly components: string | undefined;
  /** Properties of the boundary that shows something else in its place. */
  readonly boundary: unknown;
};

/** Name of the event on window by which a page says that something of it failed; its detail is a `DrawFailure`. */
export const failureEvent = 'site-failure';

/** Names what is served while the site was never right. */
export const noBuild = 'none';
