import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkOutput } from '../../../cli/files/check-output.ts';
import { runSite } from '../commands/run-site.ts';

let folder = '';
let site = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'));
  site = join(folder, 'site');
  cpSync('tests/fixtures/lyceum', site, { recursive: true });
  mkdirSync(join(site, 'content'), { recursive: true });
  mkdirSync(join(site, 'public'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const files = (): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

describe('a folder to write to', () => {
  it.each([
    'site',
    '.',
    'site/content',
    'site/public',
    'site/public/made',
    'site/content/zh/new',
    'link',
  ])('is not %s, where the site itself lies', async (name) => {
    symlinkSync(site, join(folder, 'link'));
    const before = files();
    for (const command of ['build', 'emit']) {
      const { code, err } = await runSite(command, site, '-o', join(folder, name));
      expect({ command, code }).toEqual({ command, code: 2 });
      expect(err).toMatch(/choose another folder, such as -o dist\/site/);
    }
    expect(files()).toEqual(before);
  });

  it.each(['dist/site', 'site/dist', 'site-2', 'contents'])('may be %s', async (name) => {
    await expect(checkOutput(site, join(folder, name))).resolves.toBeUndefined();
    await expect(checkOutput(join(site, 'site.yaml'), join(folder, name))).resolves.toBeUndefined();
  });
});
