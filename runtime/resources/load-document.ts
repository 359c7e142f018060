import { fetchDocument, notThere } from './fetch-document.ts';
import { loadFile } from './load-file.ts';

/**
 * Loads a data file of the site that may not exist, and checks its shape.
 * @returns null where the server says that there is none
 * @throws where it cannot be had, or has another shape
 */
export async function loadDocument<Value>(
  address: string,
  isWanted: (value: unknown) => value is Value,
): Promise<Value | null> {
  const isAnswer = (value: unknown): value is Value | typeof notThere =>
    value === notThere || isWanted(value);
  const found = await loadFile(address, isAnswer, fetchDocument);
  return found === notThere ? null : found;
}
