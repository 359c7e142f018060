import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sourceFrames } from '../../../../cli/prerender/failures/source-frames.ts';

/** One segment: all of the module came from line 2, column 1 of its source. */
const map = { version: 3, sources: ['../site/blocks/tide/block.tsx'], mappings: 'AACA' };
const inline = Buffer.from(JSON.stringify(map)).toString('base64');

let folder = '';
let module = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'source-frames-'));
  module = join(folder, 'blocks-tide.mjs');
  writeFileSync(
    module,
    `throw 1;\n//# sourceMappingURL=data:application/json;charset=utf-8;base64,${inline}\n`,
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('names the sources of modules that failed while they were loaded', () => {
  const trace = `Error: top\n    at ${pathToFileURL(module).href}:1:7\n    at run (node:internal:1:2)`;
  const source = new URL('../site/blocks/tide/block.tsx', pathToFileURL(module)).href;
  expect(sourceFrames(trace, [module])).toBe(
    `Error: top\n    at ${source}:2:1\n    at run (node:internal:1:2)`,
  );
});

it('leaves alone what is no component, what has no map and what is no file', () => {
  const other = `at ${pathToFileURL(module).href}:1:7`;
  expect(sourceFrames(other, [join(folder, 'elsewhere/blocks-tide.mjs')])).toBe(other);
  expect(sourceFrames(other, [])).toBe(other);
  writeFileSync(module, 'throw 1;\n');
  expect(sourceFrames(other, [module])).toBe(other);
  rmSync(module);
  expect(sourceFrames(other, [module])).toBe(other);
});
