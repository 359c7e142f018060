import { join } from 'node:path';
import { expect, it } from 'vitest';
import { linesReader } from '../../../cli/lint/lines-reader.ts';
import { lintRead } from '../../../cli/lint/lint-read.ts';
import { readSiteLanguage } from '../../../cli/own/read-site-language.ts';
import { includingSite, siteFolder } from '../site-folder.ts';

const quote = JSON.stringify({
  required: ['quote'],
  properties: { quote: { $ref: '#/$defs/text' }, rows: { type: 'integer', minimum: 1 } },
});

const component = 'export default () => null;';

/** A site with a page of blocks, and what stands beside its file. */
const site = (blocks: string, files: Readonly<Record<string, string>> = {}): string =>
  siteFolder({
    'site.yaml': includingSite('[]')
      .replace('include: []\n', '')
      .replace(/blocks: .*$/m, `blocks: ${blocks} }`),
    'blocks/pull-quote/block.json': quote,
    'blocks/pull-quote/block.tsx': component,
    ...files,
  });

/** What is found, as `file:line:column rule message`. */
async function findings(folder: string): Promise<string[]> {
  const { diagnostics } = lintRead(await readSiteLanguage(folder));
  const linesOf = linesReader(new Map());
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ file, start, rule, message, suggestion = '' }) => {
      const { line, column } = linesOf(file).position(start);
      return `${file.slice(folder.length + 1)}:${line}:${column} ${rule} ${message} ${suggestion}`;
    });
}

it('knows the blocks that stand in the site', async () => {
  expect(await findings(site('[{ type: pullQuote, quote: { zh: 你好 }, rows: 2 }]'))).toEqual([]);
});

it.each([
  ['[{ type: pullQuote }]', 'schema-required', 'quote'],
  ['[{ type: pullQuote, quote: a, qote: b }]', 'schema-unknown-key', 'qote'],
  ['[{ type: pullQuote, quote: a, rows: many }]', 'schema-type', 'many'],
  ['[{ type: pullQuote, quote: a, rows: 0 }]', 'schema-value', '0 is too'],
  ['[{ type: pullQoute, quote: a }]', 'schema-unknown-block', 'pullQuote'],
  ['[{ type: pullQuote, quote: { zh: a, xx: b } }]', 'language-unknown', 'xx'],
])('%s: a mistake is placed as in built-in blocks', async (blocks, rule, named) => {
  const found = await findings(site(blocks));
  expect(found.join('\n')).toContain(rule);
  expect(found.join('\n')).toContain(named);
  expect(found.every((each) => each.startsWith('site.yaml:'))).toBe(true);
});

it('knows own layouts, and says which there are', async () => {
  const files = { 'layouts/wide/layout.tsx': component };
  const page = (layout: string) => `[{ type: share, title: 分享 }], layout: ${layout}`;
  expect(await findings(site(page('wide'), files))).toEqual([]);
  expect((await findings(site(page('wid'), files))).join()).toContain('wide');
});

it.each<[string, Readonly<Record<string, string>>, string]>([
  ['a built-in block', { 'blocks/hero/block.tsx': component }, 'own-name "hero" is built in'],
  ['a built-in layout', { 'layouts/bare/layout.tsx': component }, 'own-name "bare" is built in'],
  [
    'a built-in block without a component',
    { 'blocks/hero/block.json': '{}' },
    'blocks/hero/block.json:1:1 own-name "hero" is built in',
  ],
  ['a bad name', { 'blocks/Big_Quote/block.tsx': component }, 'own-name "Big_Quote" is not a name'],
  ['an unknown part', { 'parts/heder/part.tsx': component }, 'did you mean header?'],
  [
    'no block.json',
    { 'blocks/note/block.tsx': component },
    'own-file blocks/note has no block.json',
  ],
  ['no block.tsx', { 'blocks/note/block.json': '{}' }, 'own-file blocks/note has no block.tsx'],
  [
    'no layout.tsx',
    { 'layouts/wide/mobile.tsx': component },
    'own-file layouts/wide has no layout.tsx',
  ],
  [
    'no JSON',
    { 'blocks/note/block.json': '{ "a": 1, }', 'blocks/note/block.tsx': component },
    'blocks/note/block.json:1:11 own-block-schema this is no JSON: no comma stands before }',
  ],
  [
    'a wrong schema',
    {
      'blocks/note/block.json': '{\n  "properties": { "a": { "$ref": "#/$defs/txt" } }\n}',
      'blocks/note/block.tsx': component,
    },
    'blocks/note/block.json:2:34 own-block-schema the site language has no definition #/$defs/txt #/$defs/text',
  ],
])('says what is wrong: %s', async (_, files, message) => {
  const folder = site('[{ type: share, title: 分享 }]', files);
  expect((await findings(folder)).join('\n')).toContain(message);
});

it('reports a block.json that cannot be read, and not every block of its kind', async () => {
  const folder = site('[{ type: pullQuote, quote: a }]', {
    'blocks/pull-quote/block.json': '{ "properties": { "quote": { "$ref": "#/$defs/txt" } } }',
  });
  const found = await findings(folder);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('own-block-schema');
});

it('passes over folders that begin with an underscore', async () => {
  const folder = site('[{ type: share, title: 分享 }]', { 'blocks/_old/notes.txt': '' });
  expect(await findings(folder)).toEqual([]);
});

it('leaves a site without components of its own as it is', async () => {
  const folder = siteFolder({ 'site.yaml': includingSite('[]').replace('include: []\n', '') });
  const read = await readSiteLanguage(join(folder, 'site.yaml'));
  expect(read.own).toBeUndefined();
});
