import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FailingSite, placedFailure } from '../../../cli/dev/page-failure.ts';
import { readText } from '../../../cli/read/read-text.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';

let site = '';
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'page-failure-'));
  mkdirSync(join(site, 'blocks/tide'), { recursive: true });
  writeFileSync(join(site, 'blocks/tide/block.tsx'), 'const a = 1;\nthrow new Error("no tide");\n');
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const script = 'static/js/own-blocks-tide-Ab_1.js';

/** A bundle whose script is one segment: all of it came from line 2, column 1 of a source. */
const bundle = (source: string): FailingSite['own'] => ({
  components: [
    { name: 'tide', path: 'blocks/tide', file: 'block.tsx', isThere: true, hasMobile: false },
    { name: 'header', path: 'parts/header', file: 'part.tsx', isThere: true, hasMobile: false },
  ],
  model: { blocks: {}, layouts: {}, parts: {} },
  files: new Map(),
  maps: new Map([[script, JSON.stringify({ version: 3, sources: [source], mappings: 'AACA' })]]),
  packages: [],
  diagnostics: [],
});
const own = bundle('../../../blocks/tide/block.tsx');

const text = `pages:
  home:
    blocks:
      - { type: tide }
`;
const siteOf = (of: FailingSite['own']): FailingSite => {
  const read = readText('site.yaml', { text });
  return { folder: site, own: of, read, source: read.content?.value as SiteSource };
};

const stacks = {
  Chromium: `Error: no tide\n    at a (http://localhost:1/${script}:1:5)\n    at b (http://localhost:1/static/js/vendor-X.js:8:1)`,
  Firefox: `a@http://localhost:1/base/${script}:1:5\nb@http://localhost:1/static/js/vendor-X.js:8:1`,
  Safari: `a@http://localhost:1/${script}?t=1:1:5`,
};

it.each(Object.entries(stacks))('finds the line of a source in a stack of %s', (_, stack) => {
  const placed = placedFailure({ message: 'no tide', stack }, siteOf(own));
  const [found] = placed?.diagnostics ?? [];
  expect(found).toMatchObject({
    rule: 'component-failed',
    severity: 'error',
    message: 'no tide',
    file: join(site, 'blocks/tide/block.tsx'),
  });
  expect(placed?.linesOf(found?.file ?? '').position(found?.start ?? 0)).toEqual({
    line: 2,
    column: 1,
  });
});

it.each([
  ['a stack of the runtime alone', 'Error\n at http://localhost:1/static/js/vendor-X.js:8:1', own],
  ['a script that is no more', stacks.Chromium.replace('Ab_1', 'Ab_2'), own],
  ['a source outside of the site', stacks.Chromium, bundle('../../../../../etc/passwd')],
  ['a package', stacks.Chromium, bundle('../../../node_modules/tide/index.js')],
  ['a source that was deleted', stacks.Chromium, bundle('../../../blocks/gone/block.tsx')],
])('has nothing to say of %s', (_, stack, of) => {
  expect(placedFailure({ message: 'no tide', stack }, siteOf(of))).toBeUndefined();
});

describe('what React throws', () => {
  const thrown = {
    message:
      'Minified React error #31; visit https://react.dev/errors/31?args[]=object%20with%20keys%20%7Ba%7D&args[]= for the full message or use the non-minified dev environment for full errors and additional helpful warnings.',
    stack: 'Error\n    at x (http://localhost:1/static/js/vendor-X.js:8:1)',
  };
  const tide = { type: 'tide', place: '0' };
  const screen = { page: 'home', path: '/home', query: '', language: 'en', device: 'desktop' };

  it('is placed in the component that was drawn, and in the site file, in words', () => {
    const components = `\n    at a (http://localhost:1/${script}:1:5)\n    at b (http://localhost:1/static/js/site-X.js:8:1)`;
    const placed = placedFailure({ ...thrown, components, part: tide, screen }, siteOf(own));
    const [found] = placed?.diagnostics ?? [];
    expect(found?.message).toMatch(
      /^Objects are not valid as a React child \(found: object with keys \{a\}\)\. If you meant/,
    );
    expect(placed?.linesOf(found?.file ?? '').position(found?.start ?? 0).line).toBe(2);
    const [related] = found?.related ?? [];
    expect(related).toMatchObject({
      file: 'site.yaml',
      message: 'the block tide at /home (en, desktop)',
    });
    expect(placed?.linesOf('site.yaml').position(related?.start ?? 0)).toEqual({
      line: 4,
      column: 17,
    });
  });

  it.each([
    ['a block', tide, 'blocks/tide/block.tsx'],
    ['a part', { name: 'parts/header' }, 'parts/header/part.tsx'],
  ])('is placed in the file of %s where nothing names a line', (_, part, file) => {
    mkdirSync(join(site, 'parts/header'), { recursive: true });
    writeFileSync(join(site, 'parts/header/part.tsx'), '');
    const placed = placedFailure({ ...thrown, part }, siteOf(own));
    expect(placed?.diagnostics).toMatchObject([{ file: join(site, file), start: 0 }]);
  });

  it('is no matter of components around a built-in block', () => {
    const components = stacks.Chromium;
    const part = { type: 'text', place: '0' };
    expect(placedFailure({ ...thrown, components, part }, siteOf(own))).toBeUndefined();
  });
});
