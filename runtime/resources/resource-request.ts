/** A resource that a screen requires, and how to load it. */
export type ResourceRequest = {
  readonly key: string;
  readonly load: () => Promise<unknown>;
  /** It is a script with its style. Some browsers keep its failure for the life of the page. */
  readonly isScript?: true;
  /** It comes from elsewhere: a new deployment of the site has nothing to do with its failure. */
  readonly isOutside?: true;
};
