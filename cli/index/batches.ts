import type { Refused, Spelled } from './engine.ts';

/** Bytes of a request about: below what engines and proxies take, far above what a request costs. */
const maxBytes = 5_000_000;
const maxDocuments = 500;

/** Packs documents into requests. A document that is larger than a request stands alone. */
export function* batches(documents: Iterable<Spelled>): Generator<Spelled[]> {
  let batch: Spelled[] = [];
  let filled = 0;
  for (const document of documents) {
    const size = Buffer.byteLength(document.text);
    if (batch.length > 0 && (filled + size > maxBytes || batch.length >= maxDocuments)) {
      yield batch;
      batch = [];
      filled = 0;
    }
    batch.push(document);
    filled += size;
  }
  if (batch.length > 0) yield batch;
}

/**
 * Sends documents together, or in halves where that is too large for the engine.
 * @param send gives what was refused; undefined where the engine says that the request is too large
 */
export async function sendHalving(
  documents: readonly Spelled[],
  send: (documents: readonly Spelled[]) => Promise<Refused[] | undefined>,
): Promise<Refused[]> {
  const refused = await send(documents);
  if (refused) return refused;
  if (documents.length <= 1) {
    return documents.map(({ id }) => ({ id, reason: 'it is too large for the engine (413)' }));
  }
  const middle = Math.ceil(documents.length / 2);
  return [
    ...(await sendHalving(documents.slice(0, middle), send)),
    ...(await sendHalving(documents.slice(middle), send)),
  ];
}
