import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Pointer } from '../../../../cli/diagnostics/pointer.ts';
import type { ReadSite } from '../../../../cli/read/read-result.ts';
import { readSite } from '../../../../cli/read/read-site.ts';
import { runSite } from '../../commands/run-site.ts';
import { includingSite, partOf, siteFolder } from '../../site-folder.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (files: Readonly<Record<string, string>>, include = '[part.yaml]') => {
  folder = siteFolder({
    'site.yaml': includingSite(include),
    'part.yaml': `${partOf('part')}\nsite: { footer: { hotline: 电话 } }\n`,
    ...files,
  });
  return folder;
};
const read = (over: string): Promise<ReadSite> =>
  readSite(write({ 'site.staging.yaml': over }), undefined, 'staging');
const placeOf = (site: ReadSite, pointer: Pointer): string => {
  const { file, start, end } = site.locate(pointer, 'value');
  return `${relative(folder, file)} ${site.textOf(file).slice(start, end)}`;
};

describe('an environment', () => {
  it('joins maps at any depth, replaces lists, and removes what is null', async () => {
    const site = await read(
      'site: { name: 试, description: null, footer: { address: [路] } }\nroutes: [{ id: only }]',
    );
    expect(site.diagnostics).toEqual([]);
    expect(site.content?.value).toMatchObject({
      version: 1,
      site: {
        name: '试',
        origin: 'https://www.example.edu',
        footer: { hotline: '电话', address: ['路'] },
      },
      routes: [{ id: 'only' }],
    });
    expect(site.content?.value).not.toHaveProperty('site.description');
  });

  it('has the place of what it says in its file, of the rest in the others', async () => {
    const site = await read(
      'site:\n  name: 试\n  description: null\n  footer: { address: [路] }\nroutes: [{ id: only }]\nlanguages: { zh: { home: { a: 1 } } }',
    );
    const overlay = 'site.staging.yaml';
    expect(placeOf(site, ['site', 'name'])).toBe(`${overlay} 试`);
    expect(placeOf(site, ['site', 'footer', 'address', 0])).toBe(`${overlay} 路`);
    expect(placeOf(site, ['site', 'footer', 'hotline'])).toBe('part.yaml 电话');
    expect(placeOf(site, ['site', 'origin'])).toBe('site.yaml https://www.example.edu');
    expect(placeOf(site, ['routes', 0, 'id'])).toBe(`${overlay} only`);
    expect(placeOf(site, ['languages', 'zh', 'home', 'b'])).toBe(`${overlay} home`);
    expect(site.locate(['site', 'description'], 'value').file).toBe(join(folder, overlay));
    expect(site.locateRemoval(['site', 'name'])).toBeUndefined();
    expect(site.sources.map(({ file }) => relative(folder, file))).toEqual([
      'site.yaml',
      'part.yaml',
      overlay,
    ]);
  });

  it.each([
    ['stagin', /has no environment stagin; there is site\.staging\.yaml; did you mean staging\?/],
    ['../staging', /has no environment \.\.\/staging/],
    ['', /has no environment/],
  ])('named %j that is not there is an error that names those that are', async (name, message) => {
    write({ 'site.staging.yaml': 'site: { name: 试 }' });
    const { code, err } = await runSite('lint', folder, '--env', name);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(message) });
  });

  it('is no part that a pattern of include finds', async () => {
    write({ 'site.staging.yaml': 'site: { name: 试 }' }, '["*.yaml"]');
    const site = await readSite(folder);
    expect(site.diagnostics).toEqual([]);
    expect(site.content?.value).toMatchObject({ site: { name: '测试' } });
  });

  it('reports what is wrong in its own file, from the cache, too', async () => {
    write({ 'site.staging.yaml': 'site:\n  nam: 试\n' });
    for (const _ of ['first', 'again']) {
      const { code, out } = await runSite('lint', folder, '--env', 'staging');
      expect(code).toBe(1);
      expect(out).toMatch(/site\.staging\.yaml:2:3 {2}error {2}schema-unknown-key/);
      expect((await runSite('lint', folder)).out).not.toMatch(/nam"/);
    }
  });

  it('does not go with what writes or replaces its files', async () => {
    write({ 'site.staging.yaml': 'site: { name: 试 }' });
    for (const option of [['--fix'], ['--stdin-filename', join(folder, 'site.yaml')]]) {
      const { code, err } = await runSite('lint', folder, '--env', 'staging', ...option);
      expect(code).toBe(2);
      expect(err).toContain('--env');
    }
  });

  it('decides what emit writes', async () => {
    write({ 'site.staging.yaml': 'site: { name: 试, origin: https://staging.example.edu }' });
    const out = join(folder, 'out');
    expect((await runSite('emit', folder, '-o', out, '--env', 'staging')).code).toBe(0);
    expect(readFileSync(join(out, 'site.json'), 'utf8')).toContain('https://staging.example.edu');
    expect((await runSite('emit', folder, '-o', out, '--check')).code).toBe(1);
    expect((await runSite('emit', folder, '-o', out, '--check', '--env', 'staging')).code).toBe(0);
  });

  it('of the library lints clean', async () => {
    const { out, err } = await runSite('lint', 'tests/fixtures/library', '--env', 'staging');
    expect({ out, err }).toEqual({ out: 'no problems\n', err: '' });
  });
});
