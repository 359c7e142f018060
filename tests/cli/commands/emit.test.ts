import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outputs } from '../../../cli/outputs/outputs.ts';
import { lyceum, modelOf } from '../../fixtures/load-fixture.ts';
import { runSite } from './run-site.ts';

let folder = '';
let site = '';
let out = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emit-'));
  site = join(folder, 'site');
  out = join(folder, 'out');
  cpSync('tests/fixtures/lyceum', site, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const emit = (...options: string[]) => runSite('emit', site, '--out', out, ...options);
const edit = (from: string | RegExp, to: string): void => {
  const file = join(site, 'site.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
};
const snapshot = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(out, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

describe('site emit', () => {
  it('writes site.json, a route table a language and device, and the groups', async () => {
    expect((await emit()).code).toBe(0);
    const written = readdirSync(out);
    expect(written).toEqual(
      expect.arrayContaining([
        'groups',
        'routes.de.desk.json',
        'routes.de.phone.json',
        'routes.fr.desk.json',
        'routes.fr.phone.json',
        'routes.zh.desk.json',
        'routes.zh.phone.json',
        'site.json',
        'theme.css',
      ]),
    );
    // Nothing but what outputs and the search write, and one file about what is written.
    const source = lyceum();
    const named = outputs.flatMap((output) => Object.keys(output(modelOf(source), source)));
    const topmost = new Set(named.map((path) => path.split('/')[0]));
    expect(written.sort()).toEqual(['.site-files.json', 'search', 'static', ...topmost].sort());
    const shared = JSON.parse(readFileSync(join(out, 'site.json'), 'utf8'));
    expect(shared).toMatchObject({ format: 1, history: 'hash', base: '/lyceum/' });
    expect(readFileSync(join(out, 'theme.css'), 'utf8')).toContain('url(/lyceum/img/mark.svg)');
  });

  it('writes the same bytes twice, and another build name after a change', async () => {
    await emit();
    const first = snapshot();
    await emit();
    expect(snapshot()).toEqual(first);
    edit('Salle des professeurs', 'Salle commune');
    await emit();
    const build = (text: string | undefined): string => JSON.parse(text ?? '{}').build;
    expect(build(snapshot()[join(out, 'site.json')])).not.toBe(
      build(first[join(out, 'site.json')]),
    );
  });

  it('--check tells whether what is written is what the site says', async () => {
    expect((await emit('--check')).code).toBe(1);
    expect(existsSync(out)).toBe(false);
    await emit();
    expect(await emit('--check')).toMatchObject({ code: 0, out: '' });
    edit('Salle des professeurs', 'Salle commune');
    const differs = await emit('--check');
    expect(differs.code).toBe(1);
    expect(differs.out).toMatch(/^differs {2}routes\.fr\.desk\.json$/m);
    rmSync(join(out, 'routes.de.desk.json'));
    expect((await emit('--check')).out).toMatch(/^missing {2}routes\.de\.desk\.json$/m);
  });

  it('removes what it wrote and no longer writes, and nothing else', async () => {
    await emit();
    mkdirSync(join(out, 'own'));
    writeFileSync(join(out, 'own', 'kept.txt'), 'kept');
    edit('lazy: true', 'lazy: false');
    expect((await emit('--check')).out).toMatch(/^stale {2}groups\/page\.salle/m);
    await emit();
    expect(existsSync(join(out, 'groups', 'page.salle.fr.desk.json'))).toBe(false);
    expect(existsSync(join(out, 'groups', 'ecole.fr.desk.json'))).toBe(true);
    expect(readFileSync(join(out, 'own', 'kept.txt'), 'utf8')).toBe('kept');
    expect((await emit('--check')).code).toBe(0);
  });

  it('writes nothing where the site has an error, and keeps the last good output', async () => {
    await emit();
    const before = snapshot();
    edit('page: ecole', 'page: ecolle');
    const { code, out: printed, err } = await emit();
    expect({ code, printed }).toEqual({ code: 1, printed: '' });
    expect(err).toMatch(/page-unknown/);
    expect(snapshot()).toEqual(before);
  });

  it('leaves the last good output as it was where writing fails in the middle', async () => {
    await emit();
    const before = snapshot();
    edit('Salle des professeurs', 'Salle commune');
    // A folder stands where a file should go.
    rmSync(join(out, 'theme.css'));
    mkdirSync(join(out, 'theme.css'));
    writeFileSync(join(out, 'theme.css', 'theirs'), '');
    const { code, err } = await emit();
    expect(code).toBe(2);
    expect(err).toMatch(/is as it was: .*theme\.css: a folder stands where a file is wanted/);
    const { [join(out, 'theme.css')]: _theme, ...rest } = before;
    expect(snapshot()).toEqual({ ...rest, [join(out, 'theme.css', 'theirs')]: '' });
    expect(readdirSync(`${out}-releases`).sort()).toEqual(['1', 'current']);
  });
});
