import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runSite } from './run-site.ts';

let folder = '';
let file = '';
let entry = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fmt-'));
  cpSync('tests/fixtures/lyceum', folder, { recursive: true });
  file = join(folder, 'site.yaml');
  entry = join(folder, 'content/fr/some/a.md');
  mkdirSync(join(folder, 'content/fr/some'), { recursive: true });
  writeFileSync(entry, '---\ntitle: A\n---\nText\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (): string => readFileSync(file, 'utf8');

describe('site fmt', () => {
  it('finds nothing to do in the sample sites', async () => {
    expect(await runSite('fmt', 'site', '--check')).toMatchObject({ code: 0, out: '' });
    expect(await runSite('fmt', folder, '--check')).toMatchObject({ code: 0, out: '' });
  });

  it('writes the files that change, names them, and is content with the result', async () => {
    const before = read();
    writeFileSync(file, before.replace('lazyGroups: [ecole]', 'lazyGroups:   [ ecole ]'));
    writeFileSync(entry, '---\ntitle:   A\n---\nText  \n');
    const { code, out, err } = await runSite('fmt', folder);
    expect(code).toBe(0);
    expect(out).toBe(`${file}\n${entry}\n`);
    expect(err).toMatch(/7 files, 2 formatted/);
    expect(read()).toBe(before);
    expect(readFileSync(entry, 'utf8')).toBe('---\ntitle: A\n---\nText  \n');
    expect(await runSite('fmt', folder)).toMatchObject({ code: 0, out: '' });
    expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  it('--check writes nothing and ends with 1', async () => {
    const bad = `${read()}\n\n\n`;
    writeFileSync(file, bad);
    expect(await runSite('fmt', file, '--check')).toMatchObject({ code: 1, out: `${file}\n` });
    expect(read()).toBe(bad);
  });

  it('keeps who may read a file, and a link a link', async () => {
    const real = join(folder, 'real.yaml');
    writeFileSync(file, `${read()}\n\n\n`, { mode: 0o640 });
    renameSync(file, real);
    symlinkSync(real, file);
    const { mode } = statSync(real);
    expect((await runSite('fmt', folder)).code).toBe(0);
    expect(lstatSync(file).isSymbolicLink()).toBe(true);
    expect(statSync(real).mode).toBe(mode);
    expect(read()).not.toMatch(/\n\n\n$/);
  });

  it('leaves a file with an error of the notation alone, says where, and formats the others', async () => {
    const bad = 'a: [1\nb: 2\n';
    writeFileSync(file, bad);
    writeFileSync(entry, '---\ntitle:   A\n---\nText\n');
    const { code, out, err } = await runSite('fmt', folder);
    expect(code).toBe(1);
    expect(out).toBe(`${entry}\n`);
    expect(err).toMatch(/site\.yaml:\d+:\d+ {2}error {2}yaml-syntax/);
    expect(err).toMatch(/1 left alone/);
    expect(read()).toBe(bad);
  });

  it.each([
    ['a folder that is missing', ['no/such'], /no\/such does not exist/],
    ['an option that does not exist', ['--chek'], /unknown option/],
  ])('answers %s with exit code 2', async (_, args, reason) => {
    const { code, out, err } = await runSite('fmt', ...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(reason);
  });
});
