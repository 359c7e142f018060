import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runSite } from '../commands/run-site.ts';
import { fixture } from './fixture.ts';

const id = 'twin-stale';

/** A folder with what is emitted of the good fixture. */
async function emitted(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'emitted-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(await runSite('emit', fixture(id, 'ok'), '--out', folder)).toMatchObject({ code: 0 });
  return folder;
}

describe('what was emitted', () => {
  it('is told where the site was changed since, at its routes', async () => {
    const folder = await emitted();
    const { code, out } = await runSite('lint', fixture(id, 'bad'), '--emitted', folder);
    expect(code).toBe(1);
    await expect(out.replaceAll(folder, 'dist/site')).toMatchFileSnapshot(`fixtures/${id}/bad.txt`);
  });

  it('is not told where it is what the site says', async () => {
    const ran = await runSite('lint', fixture(id, 'ok'), '--emitted', await emitted());
    expect(ran).toEqual({ code: 0, out: 'no problems\n', err: '' });
  });

  it('is told where nothing was, and not looked at while the site has errors', async () => {
    const nowhere = join(tmpdir(), 'emitted-nowhere');
    const { code, out } = await runSite('lint', fixture(id, 'ok'), '--emitted', nowhere);
    expect(code).toBe(1);
    expect(out).toMatch(/ error {2}twin-stale {2}.* missing.*: run site emit\n/);
    const broken = await runSite('lint', fixture('page-unknown', 'bad'), '--emitted', nowhere);
    expect(broken.out).not.toContain(id);
  });
});
