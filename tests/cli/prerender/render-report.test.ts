import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { RenderFailure } from '../../../cli/prerender/prerender-site.ts';
import { renderReport } from '../../../cli/prerender/render-report.ts';
import { readText } from '../../../cli/read/read-text.ts';
import { plainStyle } from '../../../cli/report/report-style.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';

const text = `pages:
  home:
    blocks:
      - type: facts
        devices: { mobile: false }
      - type: text
`;
const read = readText('site.yaml', { text });
const source = read.content?.value as SiteSource;

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
  renderReport(failures, source, read, plainStyle);

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
