import { lstatSync, readFileSync, statSync } from 'node:fs';
import { type LineIndex, lineIndex } from '../diagnostics/line-index.ts';
import { decodeText } from '../read/decode-text.ts';

/**
 * Whether a file has lines that a person wrote: not a picture. A site file may be a link; links in content are not
 * read.
 */
const isWritten = (file: string): boolean => {
  if (/\.(?:md|markdown)$/i.test(file)) return lstatSync(file).isFile();
  return (
    /(?:\.(?:ya?ml|json|[jt]sx?|css)|[\\/]robots\.txt)$/i.test(file) &&
    statSync(file, { throwIfNoEntry: false })?.isFile() === true
  );
};

/**
 * Reads the lines of files once more, for those few that something is said about.
 * @param known lines of files that were read
 * @param texts of files that count in place of what stands on the disk
 */
export function linesReader(
  known: Map<string, LineIndex>,
  texts?: ReadonlyMap<string, string>,
): (file: string) => LineIndex {
  const textOf = (file: string): string =>
    texts?.get(file) ?? (isWritten(file) ? decodeText(readFileSync(file)).text : '');
  return (file) => {
    const lines = known.get(file) ?? lineIndex(textOf(file));
    known.set(file, lines);
    return lines;
  };
}
