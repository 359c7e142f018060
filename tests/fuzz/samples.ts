import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitSample } from './split-sample.ts';

/** A site that mutants are made of. */
export type Sample = {
  readonly name: string;
  readonly folder: string;
  readonly siteFile: string;
  /** Texts of the site file and of those that it includes, by path. */
  readonly files: ReadonlyMap<string, string>;
};

function sampleIn(folder: string, name: string): Sample {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?:pages\/)?[^/]+\.yaml$/.test(path))
    .sort()
    .map((path) => join(folder, path));
  return {
    ...{ name, folder, siteFile: join(folder, 'site.yaml') },
    files: new Map(files.map((file) => [file, readFileSync(file, 'utf8')])),
  };
}

const names = ['site', 'lyceum'];

/** The samples that `writeSamples` wrote. */
export const samplesIn = (folder: string): readonly Sample[] =>
  names.map((name) => sampleIn(join(folder, name), name));

/**
 * Writes the sample site, in several files and with some of its content, and the second institution.
 * @param root of the repository
 * @param folder that is written to
 */
export function writeSamples(root: string, folder: string): void {
  splitSample(join(root, 'site'), join(folder, 'site'));
  cpSync(join(root, 'tests/fixtures/lyceum'), join(folder, 'lyceum'), { recursive: true });
}
