type Result = { readonly status: number; readonly error?: { type?: string; reason?: string } };

/** What a bulk answer says of one document, under the name of what was done. */
export type BulkItem = { readonly index?: Result; readonly delete?: Result };

export type ItemResult = { readonly kind: 'done' | 'busy' | 'refused'; readonly reason: string };

/** What became of a document: a bulk answer of status 200 may refuse some, and have had no time for others. */
export function itemResult(item: BulkItem | undefined): ItemResult {
  const { status, error } = item?.index ?? item?.delete ?? { status: 0 };
  const reason = [status, error?.type, error?.reason].filter(Boolean).join(' ');
  if (status >= 200 && status < 300) return { kind: 'done', reason };
  if (status === 404 && item?.delete) return { kind: 'done', reason };
  return { kind: status === 429 || status >= 500 ? 'busy' : 'refused', reason };
}
