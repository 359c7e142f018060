import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { listFiles } from '../../cli/files/list-files.ts';
import type { Served } from '../browser/serve-site.ts';
import { serveShared } from '../browser/shared-build.ts';

const require = createRequire(import.meta.url);
/** The Nu Html Checker, which is also the one of validator.w3.org. */
const checker: string = require('vnu-jar');

type Message = {
  readonly type: string;
  readonly url?: string;
  readonly message: string;
  readonly lastLine?: number;
  readonly extract?: string;
};

/** Has one process check all of these files. A file that cannot be read is an error, too. */
async function htmlErrors(files: readonly string[]): Promise<readonly Message[]> {
  const options = ['--stdout', '--format', 'json', '--errors-only', '--no-langdetect'];
  const { stdout } = await promisify(execFile)(
    inject('java'),
    // The names of the files are in UTF-8, whatever the machine's language is.
    [
      ...['-Dsun.jnu.encoding=UTF-8', '-Dfile.encoding=UTF-8', '-jar', checker],
      ...options,
      '--exit-zero-always',
      ...files,
    ],
    { maxBuffer: 1e9, env: { ...process.env, LC_ALL: 'C.UTF-8' } },
  );
  return JSON.parse(stdout).messages;
}

const scratch = mkdtempSync(join(tmpdir(), 'html-valid-'));
/** What the checker has to find, in the same process: a list in a paragraph, an attribute that there is not. */
const wrong = join(scratch, '错.html');

const found: { institution?: Served; messages: readonly Message[]; pages: Map<string, string[]> } =
  { messages: [], pages: new Map() };

beforeAll(async () => {
  writeFileSync(
    wrong,
    '<!doctype html><html lang="en"><head><title>x</title></head><body><img alt="x" fresh><p><ul></ul></p></body></html>',
  );
  found.institution = await serveShared('tests/fixtures/lyceum', (source) =>
    // In hash mode no page is built.
    source.replace('history: hash', 'history: browser'),
  );
  for (const folder of [inject('builtSite'), found.institution.folder]) {
    const pages = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
    found.pages.set(
      folder,
      pages.map((file) => join(folder, file)),
    );
  }
  found.messages = await htmlErrors([...found.pages.values(), wrong].flat());
}, 600_000);
afterAll(async () => {
  rmSync(scratch, { recursive: true, force: true });
  await found.institution?.close();
});

const errorsIn = (folder: string): readonly string[] =>
  found.messages
    .map((each) => ({ ...each, path: decodeURI(each.url ?? '').replace(/^file:/, '') }))
    .filter(({ path }) => path.startsWith(`${folder}/`))
    .map(
      ({ path, lastLine, message, extract = '' }) =>
        `${relative(folder, path)}:${lastLine} ${message} ${extract}`,
    );

describe('every page of HTML is valid', () => {
  it('by a checker that finds what is wrong', () => {
    expect(errorsIn(scratch).length).toBeGreaterThanOrEqual(3);
    expect(errorsIn(scratch)[0]).toMatch(/^错\.html:1 Attribute “fresh” not allowed/);
  });

  it('of the sample', () => {
    const folder = inject('builtSite');
    expect(found.pages.get(folder)).toContain(join(folder, 'index.html'));
    expect(errorsIn(folder)).toEqual([]);
  });

  it('of the second institution', () => {
    const { folder } = found.institution ?? { folder: '' };
    expect(found.pages.get(folder)).toContain(join(folder, 'index.html'));
    expect(errorsIn(folder)).toEqual([]);
  });

  it('and none of them could not be read', () => {
    expect(found.messages.filter(({ type }) => type !== 'error')).toEqual([]);
  });
});
