import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { listFiles } from '../../cli/files/list-files.ts';

describe('the built bundle', async () => {
  const folder = inject('builtSite');
  const scripts = (await listFiles(join(folder, 'static', 'js'))).map((path) => ({
    path,
    text: readFileSync(join(folder, 'static', 'js', path), 'utf8'),
  }));

  it('contains neither yaml nor ajv', async () => {
    expect(scripts.length).toBeGreaterThan(10);
    const yaml = /YAMLParseError|YAMLWarning|tag:yaml\.org|parseDocument/;
    const ajv = /must NOT have additional properties|schemaPath|\bajv\b|json-schema\.org/;
    const found = scripts.filter(({ text }) => yaml.test(text) || ajv.test(text));
    expect(found.map(({ path }) => path)).toEqual([]);
    // The same marks are found where the packages are: the test can fail.
    const parts = (await listFiles('dist/cli')).map((path) =>
      readFileSync(join('dist/cli', path), 'utf8'),
    );
    expect([yaml, ajv].map((fingerprint) => parts.some((text) => fingerprint.test(text)))).toEqual([
      true,
      true,
    ]);
  });

  it('needs no eval, and names nothing of this institution', () => {
    const forbidden =
      /\beval\(|new Function\(|黎安|Li'an|parkSummaryInfo|relationHomePage|inverstment/;
    expect(scripts.filter(({ text }) => forbidden.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('loads what cleans HTML from an API when there is some, not before', () => {
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    const purifier = scripts.filter(({ text }) => /isSupported.*ALLOWED_URI_REGEXP/s.test(text));
    expect(purifier.length).toBe(1);
    for (const { path } of purifier) expect(page).not.toContain(path);
  });

  it('starts with no more than 104.5 kB of script', () => {
    const first = readFileSync(join(folder, 'index.html'), 'utf8');
    const bytes = (pattern: RegExp) =>
      [...first.matchAll(pattern)].map(
        ([, name = '']) =>
          brotliCompressSync(readFileSync(join(folder, 'static', 'js', name))).length,
      );
    const awaited = bytes(/static\/js\/((?!before-entry)[^"]+\.js)/g);
    expect(awaited.length).toBeGreaterThan(0);
    expect(awaited.reduce((sum, each) => sum + each, 0)).toBeLessThan(104_500);
    // What watches over the start comes beside it; nothing waits for it.
    const [watch] = bytes(/<script async src="\/static\/js\/([^"]+\.js)"/g);
    expect(watch).toBeLessThan(2500);
  });
});
