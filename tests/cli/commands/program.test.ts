import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runSite } from './run-site.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

it.each(['--version', '-V'])('site %s prints the version', async (option) => {
  expect(await runSite(option)).toEqual({ code: 0, out: `${version}\n`, err: '' });
});

describe('a count of one has its noun in the singular', () => {
  let folder = '';
  const site = `version: 1
site: { name: 学校 }
languages:
  zh: { default: true, label: 中文, home: /index }
routes:
  - { id: index, paths: { zh: /index }, page: index }
pages:
  index: { blocks: [{ type: share, title: 分享 }] }
`;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'one-'));
    writeFileSync(join(folder, 'site.yaml'), site);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('in addresses, files and changes', async () => {
    expect((await runSite('routes', folder)).err).toBe('1 address\n');
    expect((await runSite('access', folder)).err).toBe('1 address open, 0 closed\n');
    expect((await runSite('fmt', folder, '--check')).err).toMatch(/^1 file, /);
    const other = join(folder, 'other.yaml');
    writeFileSync(other, site.replace('site: {', 'site: { base: /x/,'));
    expect((await runSite('diff', join(folder, 'site.yaml'), other)).err).toBe('1 change\n');
  });

  it('in warnings', async () => {
    const warned = site
      .replace('page: index }', 'page: index, lazy: a }')
      .replace('routes:', 'lazyGroups: [a, b]\nroutes:');
    writeFileSync(join(folder, 'site.yaml'), warned);
    const { err } = await runSite('lint', folder, '--max-warnings', '0');
    expect(err).toBe('1 warning is more than the 0 allowed\n');
  });
});
