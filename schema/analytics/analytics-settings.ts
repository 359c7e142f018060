/** Kinds of what is recorded besides pages. */
export type AnalyticsEvent = 'search' | 'download' | 'outbound' | 'form';

/** One that records, with its defaults filled in. */
export type ProviderSettings =
  /** Address of the folder, with a slash at its end. */
  | { readonly type: 'matomo'; readonly url: string; readonly id: string }
  /** Address that takes events. */
  | { readonly type: 'plausible'; readonly url: string; readonly id: string }
  | { readonly type: 'baidu'; readonly id: string }
  | { readonly type: 'endpoint'; readonly url: string };

/** The messages of the banner and of the line below the footer, in one language. */
export type ConsentMessages = {
  readonly title: string;
  readonly text: string;
  readonly accept: string;
  readonly refuse: string;
  readonly privacy: string;
  readonly accepted: string;
  readonly refused: string;
  readonly change: string;
  /** Address of the page that says what is recorded; absent: there is none. */
  readonly link?: string;
};

/** What the script that records visits knows of its site: the build writes it into the file. */
export type AnalyticsSettings = {
  readonly base: string;
  readonly isHash: boolean;
  readonly providers: readonly ProviderSettings[];
  readonly events: readonly AnalyticsEvent[];
  readonly keywords: boolean;
  /** Keys of the query that are recorded. */
  readonly query: readonly string[];
  /** Names of the hosts on which visits are recorded. */
  readonly hosts: readonly string[];
  /** Paths of pages of results, below the base; the segment of the keyword is `:keyword`. */
  readonly searches: readonly string[];
  /** By tag of the language; absent: visitors are not asked. */
  readonly consent?: Readonly<Record<string, ConsentMessages>>;
  /** Address of the style sheet of the banner; absent: visitors are not asked. */
  readonly style?: string;
};

/** The same without what only a build knows. */
export type AnalyticsModel = Omit<AnalyticsSettings, 'style'>;
