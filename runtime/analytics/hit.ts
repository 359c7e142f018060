/** Where it was. */
type HitPage = {
  /** Complete address of the page, as it is recorded. */
  readonly address: string;
  readonly title: string;
};

/** What is recorded. */
export type Hit = HitPage &
  (
    | {
        readonly kind: 'page';
        /** Address that the visitor came from; empty: nothing is known of it. */
        readonly referrer: string;
        /** A search with its keyword is recorded besides: services that count it as a page count no other one. */
        readonly isSearch: boolean;
      }
    | {
        readonly kind: 'search';
        /** Absent: it is not to be recorded. */
        readonly keyword?: string;
        /** How many results there were; absent: the page did not say. */
        readonly results?: number;
      }
    /** A file, or a page of another site, that a link leads to. */
    | { readonly kind: 'download' | 'outbound'; readonly target: string }
    /** A form that was sent, by its name. */
    | { readonly kind: 'form'; readonly name: string }
  );

/** One that records, once it may. */
export type Recorder = {
  readonly record: (hit: Hit) => void;
  /** Takes away what it keeps of the visitor in this browser. */
  readonly forget: () => void;
};
