import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { outputPaths } from '../../../cli/releases/output-paths.ts';
import {
  type Published,
  type PublishOptions,
  publishRelease,
} from '../../../cli/releases/publish-release.ts';
import { listReleases } from '../../../cli/releases/release.ts';

type Texts = Readonly<Record<string, string>>;

/** Files of a release, by path. */
export const texts = (files: Texts) =>
  new Map(Object.entries(files).map(([path, text]) => [path, { text }]));

export type Output = {
  /** The folder that a test has for itself. */
  parent: string;
  /** The output in it. */
  out: string;
  readonly publish: (files: Texts, options?: PublishOptions) => Promise<Published>;
  readonly read: (path: string) => string;
  /** Numbers of the releases that are there, the newest first. */
  readonly numbers: () => Promise<readonly number[]>;
};

/** Gives each test of a file an output of its own. */
export function withOutput(): Output {
  const output: Output = {
    parent: '',
    out: '',
    publish: (files, options) => publishRelease(output.out, { a: texts(files) }, options),
    read: (path) => readFileSync(join(output.out, path), 'utf8'),
    numbers: async () => (await listReleases(outputPaths(output.out))).map(({ number }) => number),
  };
  beforeEach(() => {
    output.parent = mkdtempSync(join(tmpdir(), 'release-'));
    output.out = join(output.parent, 'site');
  });
  afterEach(() => rmSync(output.parent, { recursive: true, force: true }));
  return output;
}
