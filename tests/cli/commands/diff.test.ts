import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runSite } from './run-site.ts';

const before = 'tests/fixtures/lyceum/site.yaml';
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diff-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The fixture with texts replaced, as a file of its own. */
function edited(...edits: readonly (readonly [string, string])[]): string {
  let text = readFileSync(before, 'utf8');
  for (const [from, to] of edits) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  const file = join(folder, 'site.yaml');
  writeFileSync(file, text);
  return file;
}
const diff = async (after: string, ...options: string[]) => {
  const { code, out } = await runSite('diff', before, after, '--json', ...options);
  const changes: { kind: string; path: string; to?: string; from?: string; part?: string }[] =
    JSON.parse(out);
  const told = changes.map(({ kind, path, from, to, part }) =>
    [kind, path, from && `from ${from}`, to && `to ${to}`, part].filter(Boolean).join(' '),
  );
  return { code, told };
};

describe('site diff', () => {
  it('finds no difference in the same site, nor in other words, names of parameters and letter case', async () => {
    expect(await diff(before)).toEqual({ code: 0, told: [] });
    const same = edited(
      ['Salle des professeurs', 'Salle commune'],
      ["'/tout/:numero'", "'/Tout/:nombre'"],
      ['page: tout\n    hideInMenu', 'page: affiche\n    hideInMenu'],
    );
    expect(await diff(same)).toEqual({ code: 0, told: [] });
  });

  it.each<[string, readonly (readonly [string, string])[], readonly string[]]>([
    [
      'removed',
      [['fr: [/accueil, /bienvenue]', 'fr: /accueil']],
      ['removed /bienvenue', 'removed /bienvenue-m'],
    ],
    [
      'removed on a device',
      [['page: equipe\n', 'page: equipe\n    devices: [desk]\n']],
      ['removed /equipe-m', 'removed /de/team-m', 'removed /zh/tuandui-m'],
    ],
    [
      'added',
      [['de: /de/start', 'de: [/de/start, /de/anfang]']],
      ['added /de/anfang', 'added /de/anfang-m'],
    ],
    [
      'renamed',
      [['fr: /equipe', 'fr: /qui-sommes-nous']],
      ['renamed /equipe to /qui-sommes-nous', 'renamed /equipe-m to /qui-sommes-nous-m'],
    ],
    [
      'moved, where a redirect was added',
      [
        ['fr: /equipe', 'fr: /qui-sommes-nous'],
        [
          'routes:\n',
          'routes:\n  - id: old\n    paths: { fr: /equipe, de: false, zh: false }\n    redirect: /qui-sommes-nous\n',
        ],
      ],
      ['moved /equipe to /qui-sommes-nous', 'moved /equipe-m to /qui-sommes-nous-m'],
    ],
    [
      'moved, where a redirect with a parameter takes it in',
      [
        ['fr: /internat/chambres', 'fr: /dortoir'],
        [
          'routes:\n',
          "routes:\n  - id: old\n    paths: { fr: '/internat/:rest', de: false, zh: false }\n    redirect: /dortoir\n",
        ],
      ],
      [
        'moved /internat/chambres to /dortoir',
        'moved /internat-m/chambres to /dortoir-m',
        'added /internat/:rest',
        'added /internat-m/:rest',
      ],
    ],
    [
      'redirected',
      [['/ecole/salle/:numero?de=ancien', '/tout/:numero']],
      [
        'redirected /ancien/:numero from /ecole/salle/:numero?de=ancien to /tout/:numero',
        'redirected /ancien-m/:numero from /ecole-m/salle/:numero?de=ancien to /tout-m/:numero',
      ],
    ],
  ])('tells what is %s', async (_, edits, wanted) => {
    expect((await diff(edited(...edits))).told).toEqual(wanted);
  });

  it.each<[string, readonly (readonly [string, string])[], readonly string[]]>([
    [
      'widened by a route that asks for less',
      [['access: { flag: teacher, code: marks }', 'access: { flag: teacher }']],
      ['widened /professeurs/notes'],
    ],
    [
      'narrowed by a route that asks for more',
      [['access: { anyFlag: [teacher, pupil] }', 'access: { anyFlag: [teacher] }']],
      ['narrowed /professeurs'],
    ],
    [
      'widened by a flag',
      [['pupil: { anyMenu: [class] }', 'pupil: { anyMenu: [class, parents] }']],
      ['widened /professeurs'],
    ],
    [
      'widened by what everybody has',
      [['menuCodes: [public-area]', 'menuCodes: [public-area, class]']],
      ['widened /professeurs'],
    ],
    [
      'widened in a part of its page, which lost its guard',
      [
        [
          'guard: { flag: teacher, function: marks.read, fallback: [{ type: text, body: [Réservé aux professeurs.] }] }, ',
          '',
        ],
      ],
      ['widened /accueil block 2, text', 'widened /bienvenue block 2, text'],
    ],
    [
      'changed in a part of its page, though another one was put before it',
      [
        [
          '      - { type: text, guard: { flag: teacher, function: marks.read,',
          '      - { type: text, body: [Nouveau.] }\n      - { type: text, guard: { function: marks.write,',
        ],
      ],
      ['changed /accueil block 3, text', 'changed /bienvenue block 3, text'],
    ],
    [
      'changed, where some gain it and others lose it',
      [['pupil: { anyMenu: [class] }', 'pupil: { anyMenu: [parents] }']],
      ['changed /professeurs'],
    ],
    [
      'the same, written otherwise',
      [['access: { anyFlag: [teacher, pupil] }', 'access: { anyFlag: [pupil, teacher] }']],
      [],
    ],
  ])('tells that access is %s', async (_, edits, wanted) => {
    const { told } = await diff(edited(...edits));
    const french = told.filter((each) => !/ \/(de|zh)\/|-m([/ ]|$)/.test(each));
    expect(french).toEqual(wanted);
  });

  it.each([
    ['removed', 0],
    ['renamed', 1],
    ['added, renamed', 1],
    ['widened', 0],
  ])('with --fail-on %s ends with %i', async (kinds, code) => {
    const after = edited(['fr: /equipe', 'fr: /qui-sommes-nous']);
    expect((await diff(after, '--fail-on', kinds)).code).toBe(code);
  });

  it('--fail-on widened refuses a change by which some gain access', async () => {
    const after = edited(['pupil: { anyMenu: [class] }', 'pupil: { anyMenu: [parents] }']);
    expect((await diff(after, '--fail-on', 'widened')).code).toBe(1);
  });

  it('prints a table and counts', async () => {
    const after = edited(['fr: /equipe', 'fr: /qui-sommes-nous']);
    const { out, err } = await runSite('diff', before, after);
    expect(out).toMatch(/^change +path +language +device +route$/m);
    expect(out).toMatch(/^renamed +\/equipe +fr +desk +equipe +→ \/qui-sommes-nous$/m);
    expect(err).toBe('2 changes\n');
  });

  it.each([
    [
      'a kind that does not exist',
      [before, before, '--fail-on', 'remove'],
      /does not know "remove"; did you mean removed\?/,
    ],
    [
      'a kind that is nothing like one',
      [before, before, '--fail-on', 'xyz,'],
      /does not know "xyz"; there are removed, renamed/,
    ],
    ['one version alone', [before], /missing required argument/],
    ['a version that is missing', [before, 'no/such'], /no\/such does not exist/],
  ])('answers %s with exit code 2', async (_, args, reason) => {
    const { code, out, err } = await runSite('diff', ...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(reason);
  });

  it('reports a version whose shape is wrong', async () => {
    const { code, out, err } = await runSite(
      'diff',
      before,
      edited(['version: 1', 'version: one']),
    );
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/schema-/);
  });
});
