/** An encoding of HTTP that files are kept in. */
export type Encoding = 'br' | 'gzip';

/** What is added to a file's name for its compressed form, as web servers look for it (nginx: `gzip_static`). */
export const compressedSuffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** The paths at which compressed forms of a file may stand. */
export const compressedNames = (path: string): readonly string[] =>
  Object.values(compressedSuffixes).map((suffix) => path + suffix);

/** The encoding of a compressed form, by its name; undefined where it is none. */
export const encodingOf = (path: string): Encoding | undefined =>
  (Object.keys(compressedSuffixes) as Encoding[]).find((each) =>
    path.endsWith(compressedSuffixes[each]),
  );
