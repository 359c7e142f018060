import { type ListFile, searchFiles } from '../../schema/search/search-files.ts';
import { fingerprintOf } from './fingerprint-of.ts';

/** Bytes that a file of documents has about. */
const targetSize = 3_000;
const maxPerFile = 16;
/** Fingerprints that the list of all documents has at most: every search loads them. */
const maxFingerprints = 512;

/** The greatest power of two that is no greater. A few documents more or less seldom make it another. */
const powerWithin = (value: number): number => 2 ** Math.floor(Math.log2(Math.max(1, value)));

/** Documents in a file, where they are so large. */
function documentsPerFile(documents: readonly Buffer[]): number {
  const bytes = documents.reduce((sum, { length }) => sum + length, 0);
  return Math.min(maxPerFile, powerWithin((targetSize * documents.length) / Math.max(1, bytes)));
}

/** How many files share a fingerprint, so that there are not too many fingerprints. */
const filesPerFingerprint = (files: number): number =>
  2 ** Math.max(0, Math.ceil(Math.log2(files / maxFingerprints)));

/**
 * Packs documents into files, in their order.
 * @param documents each as JSON
 * @param put gets each file
 */
export function writeDocuments(
  language: string,
  documents: readonly Buffer[],
  put: (path: string, file: Buffer) => void,
): Omit<ListFile, 'kinds'> & { readonly perFile: number } {
  const perFile = documentsPerFile(documents);
  const files: Buffer[] = [];
  for (let first = 0; first < documents.length; first += perFile) {
    files.push(Buffer.from(`{"documents":[${documents.slice(first, first + perFile).join()}]}`));
  }
  const filesTogether = filesPerFingerprint(files.length);
  let fingerprints = '';
  for (let first = 0; first < files.length; first += filesTogether) {
    const own = files.slice(first, first + filesTogether);
    const fingerprint = fingerprintOf(...own);
    for (const [index, file] of own.entries()) {
      put(searchFiles.documents(language, first + index, fingerprint), file);
    }
    fingerprints += fingerprint;
  }
  return { perFile, filesTogether, files: fingerprints };
}
