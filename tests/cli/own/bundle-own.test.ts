import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { lineIndex } from '../../../cli/diagnostics/line-index.ts';
import { contentOf } from '../../../cli/files/new-file.ts';
import { bundleOwn, type OwnBundle } from '../../../cli/own/bundle/bundle-own.ts';
import { siteFolder } from '../site-folder.ts';

const schema = JSON.stringify({ properties: { text: { $ref: '#/$defs/text' } } });

const withBlock = (code: string, files: Readonly<Record<string, string>> = {}): string =>
  siteFolder({ 'blocks/note/block.json': schema, 'blocks/note/block.tsx': code, ...files });

const textOf = async ({ files }: OwnBundle, path = ''): Promise<string> => {
  const file = files.get(path);
  return file ? (await contentOf(file)).toString('utf8') : '';
};

it('bundles a block with its styles, and shares what the runtime has', async () => {
  const folder = withBlock(
    [
      `import { useState } from 'react';`,
      `import { Section } from 'site-runtime/blocks';`,
      `import css from './block.module.css';`,
      'export default function Note({ block }) {',
      '  const [open] = useState(true);',
      '  return <Section title="a"><p className={css.text}>{open && block.text}</p></Section>;',
      '}',
    ].join('\n'),
    { 'blocks/note/block.module.css': '.text { color: red }' },
  );
  const bundle = await bundleOwn(folder, '/base/');
  const script = bundle?.model.blocks.note;
  expect(bundle?.diagnostics).toEqual([]);
  expect(script?.script).toMatch(/^static\/js\/own-blocks-note-.+\.js$/);
  expect(script?.styles).toHaveLength(1);
  const code = bundle ? await textOf(bundle, script?.script) : '';
  expect(code).toMatch(/from"\/base\/static\/js\/own-react-[^"]+\.js"/);
  expect(code).toMatch(/from"\/base\/static\/js\/own-blocks-[^"]+\.js"/);
  expect(code).not.toContain('__SECRET_INTERNALS');
  expect(bundle && (await textOf(bundle, script?.styles[0]))).toMatch(
    /\.own-text_\w+\{color:red\}/,
  );
});

it('bundles layouts and parts, one script for both compositions', async () => {
  const page = 'export default ({ children }) => children;';
  const bundle = await bundleOwn(
    siteFolder({
      'layouts/wide/layout.tsx': page,
      'layouts/wide/mobile.tsx': page,
      'parts/footer/part.tsx': page,
    }),
    '/',
  );
  expect(Object.keys(bundle?.model.layouts ?? {})).toEqual(['wide']);
  expect(Object.keys(bundle?.model.parts ?? {})).toEqual(['footer']);
  const code = bundle ? await textOf(bundle, bundle.model.layouts.wide?.script) : '';
  expect(code).toMatch(/byForm/);
});

it('gives a package that asks for React by require() the React of the runtime', async () => {
  const folder = withBlock(`import used from './old.cjs';\nexport default () => used.version;`, {
    'blocks/note/old.cjs': `const React = require('react');\nexports.version = React.version;`,
  });
  const bundle = await bundleOwn(folder, '/');
  expect(bundle?.diagnostics).toEqual([]);
  const code = (
    await Promise.all(
      [...(bundle?.files.keys() ?? [])].map((path) => textOf(bundle as OwnBundle, path)),
    )
  ).join('\n');
  expect(code).toContain('own-react-');
  expect(code).not.toMatch(/\brequire\(["']react/);
});

it.each([
  ['export default () => <p>{;</p>;', 'block.tsx:1:26', 'Unexpected token'],
  [`import a from './gone';\nexport default a;`, 'block.tsx:1:15', 'there is no file ./gone'],
  [
    `import a from 'not-there';\nexport default a;`,
    'block.tsx:1:15',
    'there is no package not-there',
  ],
  ['export function Note() { return null; }', 'block.tsx:1:1', 'write "export default" before it'],
  [
    `import { Sectoin } from 'site-runtime/blocks';\nexport default () => <Sectoin />;`,
    'block.tsx:1:10',
    '"Sectoin" is not exported by site-runtime/blocks',
  ],
  [
    `/* a */\nimport {\n  type BlockProps,\n  usePages as usePage,\n} from 'site-runtime/blocks';\nexport default (_: BlockProps<never>) => usePage();`,
    'block.tsx:4:3',
    '"usePages" is not exported by site-runtime/blocks',
  ],
  [
    `import { Section } from 'site-runtime/blocks';\nimport Blocks, { type BlockProps } from 'site-runtime/blocks';\nexport default (_: BlockProps<never>) => <Section><Blocks /></Section>;`,
    'block.tsx:2:8',
    'site-runtime/blocks has no default export',
  ],
  [
    `import { b } from './other';\nexport default () => b;`,
    'block.tsx:1:10',
    '"b" is not exported by blocks/note/other.ts',
  ],
  [
    `import * as fs from 'node:fs';\nexport default () => fs.readFileSync('a');`,
    'block.tsx:1:21',
    'browsers have no node:fs',
  ],
  [
    `export default async () => (await import('path')).sep;`,
    'block.tsx:1:42',
    'browsers have no path',
  ],
  [
    `import css from './bad.module.css';\nexport default () => css.a;`,
    'bad.module.css:1:1',
    'Unclosed block',
  ],
])('places what keeps it from being bundled: %s', async (code, place, message) => {
  // A path with a blank, other scripts and brackets.
  const folder = join(
    siteFolder(
      Object.fromEntries(
        Object.entries({
          'blocks/note/block.json': schema,
          'blocks/note/block.tsx': code,
          'blocks/note/bad.module.css': '.a {',
          'blocks/note/other.ts': 'export const a = 1;',
        }).map(([path, text]) => [`另一 所 [1]/${path}`, text]),
      ),
    ),
    '另一 所 [1]',
  );
  const bundle = await bundleOwn(folder, '/');
  const [found] = bundle?.diagnostics ?? [];
  const text = found?.file.endsWith('.css') ? '.a {' : code;
  const { line, column } = lineIndex(text).position(found?.start ?? -1);
  expect(`${relative(join(folder, 'blocks/note'), found?.file ?? '')}:${line}:${column}`).toBe(
    place,
  );
  expect(found?.message).toContain(message);
  expect(found?.message).not.toContain('\u001b');
  expect(bundle?.files.size).toBe(0);
});

it('has nothing against types without "type", nor against what packages do about Node', async () => {
  const folder = withBlock(
    [
      `import { BlockProps, Section } from 'site-runtime/blocks';`,
      `import type { Stats } from 'node:fs';`,
      `import used from 'used';`,
      `import { parse } from 'querystring';`,
      'const stats: Stats | undefined = undefined;',
      'export default (props: BlockProps<never>) => <Section title={parse(used)}>{stats}</Section>;',
    ].join('\n'),
    {
      'node_modules/used/package.json': '{ "name": "used", "main": "index.js" }',
      'node_modules/used/index.js': `let a; try { a = require('fs'); } catch {}\nmodule.exports = String(a);`,
      // A package that is named as a module of Node, for browsers.
      'node_modules/querystring/package.json':
        '{ "name": "querystring", "type": "module", "main": "index.js" }',
      'node_modules/querystring/index.js': 'export const parse = (text) => text;',
    },
  );
  expect((await bundleOwn(folder, '/'))?.diagnostics).toEqual([]);
});

it('has no further script for what several components share with the runtime', async () => {
  const code = `import React, { useState } from 'react';\nexport default () => useState(React.version);`;
  const folder = withBlock(code, { 'parts/footer/part.tsx': code });
  const { files } = (await bundleOwn(folder, '/')) as OwnBundle;
  expect([...files.keys()].sort()).toEqual([
    expect.stringMatching(/own-blocks-note-/),
    expect.stringMatching(/own-parts-footer-/),
  ]);
});

it('says that the vite of the project is too old', async () => {
  const folder = withBlock('export default () => null;', {
    'node_modules/vite/dist/node/index.js':
      "export const version = '7.3.1'; export const build = () => undefined;",
    'node_modules/vite/package.json': '{ "type": "module" }',
  });
  const { diagnostics = [] } = (await bundleOwn(folder, '/')) ?? {};
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'blocks/note needs vite 8 or newer, and 7.3.1 is installed: npm install --save-dev vite@latest',
  ]);
});

it('bundles again what changed, and only that', async () => {
  const folder = withBlock('export default () => "one";');
  const first = await bundleOwn(folder, '/');
  expect(await bundleOwn(folder, '/')).toBe(first);
  writeFileSync(join(folder, 'blocks/note/block.tsx'), 'export default () => "two, longer";');
  const second = await bundleOwn(folder, '/');
  expect(second?.model.blocks.note?.script).not.toBe(first?.model.blocks.note?.script);
});

it('has nothing to do where there are no components', async () => {
  expect(await bundleOwn(siteFolder({ 'site.yaml': '' }), '/')).toBeUndefined();
});

it('names the packages whose code is in it, and does not hand that file out', async () => {
  const folder = withBlock(`import { tiny } from 'tiny';\nexport default () => <p>{tiny}</p>;`, {
    'node_modules/tiny/package.json':
      '{ "name": "tiny", "version": "1.2.3", "license": "ISC", "type": "module", "main": "index.js" }',
    'node_modules/tiny/index.js': `export const tiny = String(Math.random());`,
    'node_modules/tiny/LICENSE': 'Do as you like.',
  });
  const bundle = await bundleOwn(folder, '/');
  expect(bundle?.diagnostics).toEqual([]);
  expect(bundle?.packages).toEqual([
    { name: 'tiny', version: '1.2.3', identifier: 'ISC', text: 'Do as you like.' },
  ]);
  expect([...(bundle?.files.keys() ?? [])].filter((path) => !path.startsWith('static/'))).toEqual(
    [],
  );
});
