/** What the command line says of the old site. */
export type SourceOptions = {
  /** Path of the file or folder. */
  readonly path: string;
  /** The languages of the new site, by their codes. */
  readonly languages: readonly string[];
  /** The language of what says no other. */
  readonly language: string;
  /** Whether the command line names that language. */
  readonly isNamed: boolean;
  /** Folder with the uploads of the old site. */
  readonly media?: string | undefined;
  /** Origin of the old site, or the path before its addresses. */
  readonly old?: string | undefined;
  /** Name of the encoding of its texts; undefined: found out. */
  readonly encoding?: string | undefined;
  /** `key=column` pairs of a table. */
  readonly columns?: string | undefined;
  /** Post types of an export. */
  readonly types: readonly string[];
};
