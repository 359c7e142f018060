import { readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { assertFilePaths } from '../files/manifest.ts';
import { makeFileReadable, makeReadableFolder } from '../files/readable.ts';
import { UsageError } from '../usage-error.ts';
import { type OutputPaths, siteName } from './output-paths.ts';

/** What is kept of a release beside its files. */
export type ReleaseRecord = {
  /** When it was made (ISO 8601, UTC). */
  readonly time: string;
  /** Number of files, without their compressed forms. */
  readonly files: number;
  /** How many of them are new or changed since the release before. */
  readonly changed: number;
  /** Paths of its own files whose names change with their content. */
  readonly hashed: readonly string[];
};

/** A state of a site that was written, and can be served. */
export type Release = ReleaseRecord & {
  /** Counted from 1 in each output. */
  readonly number: number;
  /** Whether it is the one that is served. */
  readonly isCurrent: boolean;
};

const recordName = 'release.json';

export const releaseFolder = ({ releases }: OutputPaths, number: number): string =>
  join(releases, String(number));

/** The folder of a release's site. */
export const releasedSite = (paths: OutputPaths, number: number): string =>
  join(releaseFolder(paths, number), siteName);

/** Number of the release that is served; undefined where there is none. */
export async function currentRelease({ current }: OutputPaths): Promise<number | undefined> {
  const number = Number(basename(await realpath(current).catch(() => '')));
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

const noRecord: ReleaseRecord = {
  time: new Date(0).toISOString(),
  files: 0,
  changed: 0,
  hashed: [],
};

async function readRecord(folder: string): Promise<ReleaseRecord> {
  const file = join(folder, recordName);
  try {
    const record = { ...noRecord, ...JSON.parse(await readFile(file, 'utf8')) };
    assertFilePaths(file, record.hashed);
    return record;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    // Somebody took it away: the site is there all the same.
    return noRecord;
  }
}

/** Writes the record of a release into its folder. */
export async function writeRecord(folder: string, record: ReleaseRecord): Promise<void> {
  await makeReadableFolder(folder);
  await writeFile(join(folder, recordName), JSON.stringify(record));
  makeFileReadable(join(folder, recordName));
}

/** Numbers of all releases that are there, the newest first. */
export async function releaseNumbers({ releases }: OutputPaths): Promise<readonly number[]> {
  const names = await readdir(releases).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => /^[1-9]\d*$/.test(name))
    .map(Number)
    .sort((a, b) => b - a);
}

/**
 * All releases of an output, the newest first.
 * @throws what the file system says; UsageError where a record names a file outside of its release
 */
export async function listReleases(paths: OutputPaths): Promise<readonly Release[]> {
  const current = await currentRelease(paths);
  return Promise.all(
    (await releaseNumbers(paths)).map(async (number) => ({
      number,
      ...(await readRecord(releaseFolder(paths, number))),
      isCurrent: number === current,
    })),
  );
}
