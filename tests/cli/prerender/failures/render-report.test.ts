import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { OwnComponent } from '../../../../cli/own/own-parts.ts';
import { renderReport } from '../../../../cli/prerender/failures/render-report.ts';
import type { RenderFailure } from '../../../../cli/prerender/prerender-site.ts';
import { readText } from '../../../../cli/read/read-text.ts';
import { plainStyle } from '../../../../cli/report/report-style.ts';
import type { SiteSource } from '../../../../schema/source.generated.ts';

const text = `pages:
  home:
    blocks:
      - type: facts
        devices: { mobile: false }
      - type: text
`;
const read = readText('site.yaml', { text });
const source = read.content?.value as SiteSource;

const component = { isThere: true, hasMobile: false };
const components: readonly OwnComponent[] = [
  { name: 'tide', path: 'blocks/tide', file: 'block.tsx', ...component },
  { name: 'header', path: 'parts/header', file: 'part.tsx', ...component },
];

const failure = (change: Partial<RenderFailure> = {}): RenderFailure => ({
  kind: 'failed',
  path: '/home',
  language: 'zh',
  device: 'desktop',
  page: 'home',
  place: '1',
  block: 'text',
  message: 'TypeError: no such tide\n    at draw (prerenderer.js:1:2)',
  ...change,
});

const said = (...failures: RenderFailure[]): string =>
  renderReport(failures, { source, read, components }, plainStyle);

describe('the report of pages that cannot be rendered', () => {
  it('names addresses, block, place and line, once for each cause', () => {
    const report = said(
      failure(),
      failure({ path: '/homeH5', device: 'mobile', place: '0' }),
      ...['/a', '/b', '/c', '/d'].map((path) => failure({ path })),
    );
    expect(report).toContain(
      'site.yaml:6:15  error  page-not-rendered  the block text cannot be rendered at /home (zh, desktop), /homeH5 (zh, mobile), /a (zh, desktop) and 3 more: TypeError: no such tide\n',
    );
    expect(report).toMatch(/^ +6 \| {7}- type: text\n +\| +\^{4}$/m);
    expect(report).toContain('nothing was written');
    // Where it came up in the runtime, once.
    expect(report.match(/at draw \(prerenderer\.js:1:2\)/g)).toHaveLength(1);
  });

  it('leaves out the runtime behind components of the site: the lines of their sources are enough', () => {
    const own = resolve('blocks/tide/block.tsx');
    for (const place of [own, pathToFileURL(own).href]) {
      const report = said(
        failure({
          message: `TypeError: no such tide\n    at Tide (${place}:2:9)\n    at draw (/package/dist/prerender/prerenderer.js:1:2)`,
        }),
      );
      expect(report).toContain(`TypeError: no such tide\n      at Tide (${place}:2:9)\n`);
      expect(report).not.toContain('prerenderer.js');
    }
  });

  it('names the component that was drawn where React itself threw', () => {
    const message =
      'Error: Objects are not valid\n    at push (/package/dist/prerender/parts/a.js:1:2)';
    // Any file of the project that is there.
    const place = resolve('tests/longest-first.ts');
    const drawn = `\n    at p\n    at Tide (${pathToFileURL(place).href}:1:9)\n    at Wide (/wide.tsx:7:9)`;
    const report = said(failure({ message, components: drawn, block: 'tide' }));
    expect(report).toContain(`  Error: Objects are not valid\n      at ${place}:1:9\n`);
    expect(report).not.toMatch(/parts\/a\.js|Wide/);
    // Where its trace names no line, the component is named.
    const bare = said(
      failure({ message, components: '\n    at Tide (<anonymous>)', block: 'tide' }),
    );
    expect(bare).toContain(`at ${resolve('blocks/tide/block.tsx')}:1:1\n`);
    // What is drawn inside of a component is not always its own.
    const builtIn = said(failure({ message, components: drawn, block: 'facts' }));
    expect(builtIn).toContain('parts/a.js');
  });

  it('names a part once, in its own file, on however many pages it fails', () => {
    const place = pathToFileURL(resolve('tests/longest-first.ts')).href;
    const message = `Error: no header\n    at Header (${place}:1:3)`;
    const report = said(
      failure({ place: '', block: '', message }),
      failure({ place: '', block: '', message, path: '/other' }),
    );
    expect(report).toContain(
      'tests/longest-first.ts:1:3  error  page-not-rendered  the page cannot be rendered at /home (zh, desktop), /other (zh, desktop): Error: no header\n',
    );
    expect(report).toContain('1 error in');
  });

  it('names the page where it is none of its blocks, or another one than the file has', () => {
    expect(said(failure({ place: '', block: '' }))).toContain(
      'site.yaml:2:3  error  page-not-rendered  the page cannot be rendered at /home',
    );
    expect(said(failure({ place: '7' }))).toContain('site.yaml:2:3');
    expect(said(failure({ place: '0' }))).toContain('site.yaml:2:3');
  });

  it('names the start of the file where the page is one that the site brings', () => {
    expect(said(failure({ page: undefined, place: '', block: '' }))).toMatch(/^site\.yaml:1:1 /);
  });
});
