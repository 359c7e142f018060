import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { placedFailure, readFailure } from '../../../cli/dev/page-failure.ts';

let site = '';
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'page-failure-'));
  mkdirSync(join(site, 'blocks/tide'), { recursive: true });
  writeFileSync(join(site, 'blocks/tide/block.tsx'), 'const a = 1;\nthrow new Error("no tide");\n');
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const script = 'static/js/own-blocks-tide-Ab_1.js';

/** A bundle whose script is one segment: all of it came from line 2, column 1 of a source. */
const bundle = (source: string) => ({
  components: [],
  model: { blocks: {}, layouts: {}, parts: {} },
  files: new Map(),
  maps: new Map([[script, JSON.stringify({ version: 3, sources: [source], mappings: 'AACA' })]]),
  packages: [],
  diagnostics: [],
});
const own = bundle('../../../blocks/tide/block.tsx');

const stacks = {
  Chromium: `Error: no tide\n    at a (http://localhost:1/${script}:1:5)\n    at b (http://localhost:1/static/js/vendor-X.js:8:1)`,
  Firefox: `a@http://localhost:1/base/${script}:1:5\nb@http://localhost:1/static/js/vendor-X.js:8:1`,
  Safari: `a@http://localhost:1/${script}?t=1:1:5`,
};

it.each(Object.entries(stacks))('finds the line of a source in a stack of %s', (_, stack) => {
  const placed = placedFailure({ message: 'no tide', stack }, own, site);
  const [found] = placed?.diagnostics ?? [];
  expect(found).toMatchObject({
    rule: 'component-failed',
    severity: 'error',
    message: 'no tide',
    file: join(site, 'blocks/tide/block.tsx'),
  });
  expect(placed?.linesOf('').position(found?.start ?? 0)).toEqual({ line: 2, column: 1 });
});

it.each([
  ['a stack of the runtime alone', 'Error\n at http://localhost:1/static/js/vendor-X.js:8:1', own],
  ['a script that is no more', stacks.Chromium.replace('Ab_1', 'Ab_2'), own],
  ['a source outside of the site', stacks.Chromium, bundle('../../../../../etc/passwd')],
  ['a package', stacks.Chromium, bundle('../../../node_modules/tide/index.js')],
  ['a source that was deleted', stacks.Chromium, bundle('../../../blocks/gone/block.tsx')],
])('has nothing to say of %s', (_, stack, of) => {
  expect(placedFailure({ message: 'no tide', stack }, of, site)).toBeUndefined();
});

it.each(['', 'null', '[]', '{"message":1,"stack":""}', '{"message":"a"}', '{'])(
  'takes %j for no failure',
  (text) => expect(readFailure(text)).toBeUndefined(),
);

it('reads what a page sends', () => {
  const sent = { message: 'no tide', stack: 'at a', more: 1 };
  expect(readFailure(JSON.stringify(sent))).toEqual({ message: 'no tide', stack: 'at a' });
});
