/** A call of an API that is complete. */
export type ApiRequest = {
  readonly url: string;
  readonly headers: readonly [string, string][];
  /** What is sent, by POST. Absent: nothing is, and the call is a GET. */
  readonly body?: string;
  /** It is a query in GraphQL, whose failures stand in the answer. */
  readonly isGraphql?: true;
  /** What messages call it where its address must not be read by others. */
  readonly name?: string;
};
