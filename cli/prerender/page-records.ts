import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What is known of a page that was rendered, so that it is rendered again only when it would be another one. */
export type PageRecord = {
  /** Of all that the page was made from. */
  readonly fingerprint: string;
  /** Lists and entries of its data that were read, by their key with their kind. */
  readonly data: readonly string[];
  /** Emitted files that were read, by path. */
  readonly reads: readonly string[];
  readonly blocks: readonly string[];
  /** Queries of further parts that it links to. */
  readonly queries: readonly string[];
  readonly links: readonly string[];
  /** Files that it was written to. */
  readonly files: readonly string[];
};

/** Records of pages, by address and variant. */
export type PageRecords = Map<string, PageRecord>;

const format = 3;

/**
 * The records of the last build; none where there was none, nothing that can be read, or where it was another program's:
 * its pages may use parts that this one does not have.
 * @param program fingerprint of the program and its runtime
 */
export async function readPageRecords(
  file: string | undefined,
  program: string,
): Promise<PageRecords> {
  if (file === undefined) return new Map();
  try {
    const stored = JSON.parse(await readFile(file, 'utf8'));
    const isOwn = stored.format === format && stored.program === program;
    return isOwn ? new Map(Object.entries(stored.pages)) : new Map();
  } catch {
    // Everything is rendered then.
    return new Map();
  }
}

/** Keeps records for the next build. Where that fails it is slower, not wrong. */
export async function writePageRecords(
  file: string | undefined,
  program: string,
  records: PageRecords,
): Promise<void> {
  if (file === undefined) return;
  const aside = `${file}.${process.pid}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(aside, JSON.stringify({ format, program, pages: Object.fromEntries(records) }));
    await rename(aside, file);
  } catch {
    // As above.
  }
}
