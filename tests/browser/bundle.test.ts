import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { commandIo } from '../../cli/command-io.ts';
import { checkBudget } from '../../cli/commands/check-budget.ts';
import { listFiles } from '../../cli/files/list-files.ts';
import { runtimeFiles } from '../../cli/prerender/runtime-files.ts';
import { blockRegistry } from '../../runtime/blocks/block-registry.ts';

type Chunk = {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
};

type Manifest = Readonly<Record<string, Chunk>>;

/** Bytes that a file takes on the way. */
const weigh = (path: string): number => brotliCompressSync(readFileSync(path)).length;

describe('the built bundle', async () => {
  const folder = inject('builtSite');
  const manifest: Manifest = JSON.parse(readFileSync('dist/runtime/manifest.json', 'utf8'));
  const written = await listFiles(join(folder, 'static', 'js'));
  const scripts = written
    .filter((path) => path.endsWith('.js'))
    .map((path) => ({
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

  /** Key of the chunk with the frame of pages on a form of device. */
  const layoutsOf = (form: string): string =>
    Object.keys(manifest).find(
      (key) => manifest[key]?.name === `${form}-layouts` && manifest[key].file.endsWith('.js'),
    ) ?? `layouts of ${form}`;

  /** Bytes of the scripts that an entry of the runtime needs before it runs, with those of further chunks. */
  const startOf = (...entries: readonly string[]): number => {
    const files = new Set<string>();
    const visit = (name: string): void => {
      const { file, imports = [] } = manifest[name] ?? {};
      if (!file) throw new Error(`the runtime has no ${name}`);
      if (files.has(file)) return;
      files.add(file);
      for (const each of imports) visit(each);
    };
    entries.forEach(visit);
    return [...files].reduce((sum, file) => sum + weigh(join(folder, file)), 0);
  };

  it('starts in built pages with no more than 85 kB of script, the heads of the answers too', () => {
    expect(startOf('hydrate/hydrate.tsx', layoutsOf('desktop'))).toBeLessThanOrEqual(84_800);
    expect(startOf('hydrate/hydrate.tsx', layoutsOf('mobile'))).toBeLessThanOrEqual(82_100);
  });

  it('loads nothing of the desktop on phones, and has neither blocks nor the router at the start', () => {
    const needs = (key: string): readonly string[] => [
      key,
      ...(manifest[key]?.imports ?? []).flatMap(needs),
    ];
    const phone = [...needs('hydrate/hydrate.tsx'), ...needs(layoutsOf('mobile'))];
    expect(phone).not.toContain(layoutsOf('desktop'));
    const names = phone.map((key) => manifest[key]?.name);
    for (const late of ['page', 'navigation', 'content', 'searching'])
      expect(names).not.toContain(late);
  });

  it('names the style sheets of each kind of block', async () => {
    const { styles } = await runtimeFiles();
    const kinds = Object.keys(blockRegistry);
    expect(kinds.length).toBeGreaterThan(30);
    const frame = styles('desktop', []);
    // A kind whose code several others share, too.
    for (const kind of ['hero', 'table', 'timeline', 'contact', 'facts'])
      expect(styles('desktop', [kind]).length, kind).toBeGreaterThan(frame.length);
    for (const kind of kinds) expect(() => styles('mobile', [kind])).not.toThrow();
    expect(() => styles('mobile', ['nothing'])).toThrow('no chunk nothing');
  });

  it('starts elsewhere with no more than 109 kB of script, and a watch beside it', () => {
    expect(startOf('index.html', layoutsOf('desktop'))).toBeLessThanOrEqual(109_000);
    // What watches over the start comes beside it; nothing waits for it.
    const shell = readFileSync(join(folder, 'shell.html'), 'utf8');
    const [, watch = ''] = /<script async src="\/([^"]+\.js)"/.exec(shell) ?? [];
    expect(weigh(join(folder, watch))).toBeLessThan(2500);
  });

  it('has built pages with one style sheet of no more than 15 kB', async () => {
    const pages = (await listFiles(folder)).filter(
      (path) =>
        path.endsWith('.html') && path !== 'shell.html' && !path.startsWith('errors/offline.'),
    );
    expect(pages.length).toBeGreaterThan(100);
    const sheets = new Set<string>();
    for (const path of pages) {
      // Readers without scripts get a small one besides.
      const page = readFileSync(join(folder, path), 'utf8').replace(
        /<noscript>.*?<\/noscript>/gs,
        '',
      );
      const found = [...page.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)];
      expect(found, path).toHaveLength(1);
      for (const [, sheet = ''] of found) sheets.add(sheet);
    }
    for (const sheet of sheets) {
      expect(weigh(join(folder, sheet)), sheet).toBeLessThanOrEqual(15_000);
    }
  });

  it('gives every page of the sample less than its budget', async () => {
    let said = '';
    const hear = (text: string): void => {
      said += text;
    };
    const code = await checkBudget(
      'site',
      folder,
      true,
      commandIo({ stdout: hear, stderr: hear, color: false }),
    );
    expect([code, said]).toEqual([0, expect.stringContaining('within the budget')]);
  });
});
