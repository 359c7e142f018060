import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runSite } from './run-site.ts';

const before = 'tests/fixtures/lyceum/site.yaml';
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diff-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The fixture with texts replaced, each where it stands first, in a folder of its own. */
function edited(...edits: readonly (readonly [string, string])[]): string {
  cpSync(dirname(before), folder, { recursive: true });
  const pages = readdirSync(join(folder, 'pages')).map((name) => `pages/${name}`);
  const files = ['site.yaml', 'menu.yaml', ...pages].map((name) => join(folder, name));
  for (const [from, to] of edits) {
    const file = files.find((each) => readFileSync(each, 'utf8').includes(from)) ?? '';
    expect(file, from).not.toBe('');
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  }
  return join(folder, 'site.yaml');
}
const diff = async (after: string, ...options: string[]) => {
  const { code, out } = await runSite('diff', before, after, '--json', ...options);
  const changes: Record<string, string | undefined>[] = JSON.parse(out);
  const reported = changes.map(({ kind, path, from, to, part, instead, setting, before, after }) =>
    [
      ...[kind, path, instead && `instead of ${instead}`, from && `from ${from}`],
      ...[to && `to ${to}`, part, setting, before && `was ${before}`, after && `is ${after}`],
    ]
      .filter(Boolean)
      .join(' '),
  );
  return { code, reported };
};

describe('site diff', () => {
  it('finds no difference in the same site, nor in other words, names of parameters and letter case', async () => {
    expect(await diff(before)).toEqual({ code: 0, reported: [] });
    const same = edited(
      ['Salle des professeurs', 'Salle commune'],
      ["'/tout/:numero'", "'/Tout/:nombre'"],
      ['page: tout\n    hideInMenu', 'page: affiche\n    hideInMenu'],
    );
    expect(await diff(same)).toEqual({ code: 0, reported: [] });
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
    expect((await diff(edited(...edits))).reported).toEqual(wanted);
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
    const { reported } = await diff(edited(...edits));
    const french = reported.filter((each) => !/ \/(de|zh)\/|-m([/ ]|$)/.test(each));
    expect(french).toEqual(wanted);
  });

  const homes = (fr: string, now: string): readonly string[] => [
    `redirected / from ${fr} to ${now}`,
    `redirected / from ${fr}-m to ${now}-m`,
  ];
  it.each<[string, readonly (readonly [string, string])[], readonly string[]]>([
    ['base', [['base: /lyceum/', 'base: /']], ['setting site.base was /lyceum/ is /']],
    [
      'a base that was the default',
      [['  base: /lyceum/\n', '']],
      ['setting site.base was /lyceum/ is /'],
    ],
    [
      'history',
      [['history: hash', 'history: browser']],
      ['setting site.history was hash is browser'],
    ],
    [
      'home',
      [['home: /accueil', 'home: /equipe']],
      [...homes('/accueil', '/equipe'), 'setting languages.fr.home was /accueil is /equipe'],
    ],
    [
      'home that nobody may open',
      [['    page: accueil\n', '    page: accueil\n    access: { code: marks }\n']],
      [
        ...['/accueil', '/bienvenue', '/de/start', '/zh/shouye'].map((path) => `narrowed ${path}`),
        ...homes('/accueil', '/ecole').slice(0, 1),
      ],
    ],
    [
      'default language',
      [
        ['fr: { default: true, ', 'fr: { '],
        ['de: { prefix: /de, ', 'de: { prefix: /de, default: true, '],
      ],
      ['setting languages.default was fr is de'],
    ],
    [
      'prefix of a language',
      [['prefix: /zh,', 'prefix: /cn,']],
      ['setting languages.zh.prefix was /zh is /cn'],
    ],
    [
      'suffix of a device',
      [['suffix: -m,', 'suffix: -p,']],
      ['renamed /accueil-m to /accueil-p', 'setting devices.phone.suffix was -m is -p'],
    ],
    [
      'browsers that a device is for',
      [['userAgents: [iPhone, Android]', 'userAgents: [iPhone]']],
      ['setting devices.phone.userAgents was ["iPhone","Android"] is ["iPhone"]'],
    ],
    [
      'direction in which visitors are led to a device',
      [['redirect: to,', 'redirect: both,']],
      ['setting devices.phone.redirectFrom was false is true'],
    ],
    [
      'address of the web configuration',
      [['config: /conf/fr.json', 'config: /conf/fr2.json']],
      ['setting languages.fr.config was /conf/fr.json is /conf/fr2.json'],
    ],
    [
      'address of the codes',
      [['url: /conf/codes.json', 'url: /conf/rights.json']],
      ['setting access.url was /conf/codes.json is /conf/rights.json'],
    ],
    [
      'address of the codes that is gone',
      [['  url: /conf/codes.json\n', '']],
      ['setting access.url was /conf/codes.json'],
    ],
    [
      'guarded codes',
      [['guardedCodes: [internal-only]', 'guardedCodes: []']],
      ['setting access.guardedCodes was ["internal-only"] is []'],
    ],
    [
      'search of a zone',
      [['search: rechercheInternat', 'search: recherche']],
      ['setting zones.internat.search was rechercheInternat is recherche'],
    ],
    [
      'page that menu codes open',
      [['{ path: /ecole, codes', '{ path: /equipe, codes']],
      ['setting menu.patches.ecole.path was /ecole is /equipe'],
    ],
    [
      'two routes that swap their paths',
      [
        ['fr: /equipe', 'fr: /swapped'],
        ['fr: /professeurs,', 'fr: /equipe,'],
        ['fr: /swapped', 'fr: /professeurs'],
      ],
      ['replaced /professeurs instead of professeurs', 'replaced /equipe instead of equipe'],
    ],
    ['a route with another id', [['id: equipe', 'id: personnes']], []],
    [
      'a route with another id, in whose place another page stands',
      [
        ['id: equipe', 'id: personnes'],
        ['page: equipe\n', 'page: accueil\n'],
      ],
      ['replaced /equipe instead of equipe'],
    ],
  ])('reports %s', async (what, edits, wanted) => {
    const { reported } = await diff(edited(...edits));
    for (const each of wanted) expect(reported).toContain(each);
    const of = (kind: string): string[] => reported.filter((each) => each.startsWith(kind));
    const wantedOf = (kind: string): string[] => wanted.filter((each) => each.startsWith(kind));
    expect(of('setting')).toEqual(wantedOf('setting'));
    if (wanted.length === 0 || what.startsWith('base')) expect(reported).toEqual(wanted);
  });

  it('refuses settings and replaced addresses where --fail-on names them, and prints them', async () => {
    const base = edited(['base: /lyceum/', 'base: /']);
    expect((await diff(base, '--fail-on', 'removed,replaced')).code).toBe(0);
    expect((await diff(base, '--fail-on', 'setting')).code).toBe(1);
    const { out, err } = await runSite('diff', before, base);
    expect(out).toMatch(/^setting +site\.base +\/lyceum\/ → \/$/m);
    expect(err).toBe('1 change\n');
    const other = edited(['id: equipe', 'id: personnes'], ['page: equipe\n', 'page: accueil\n']);
    expect((await diff(other, '--fail-on', 'replaced')).code).toBe(1);
    const shown = await runSite('diff', before, other);
    expect(shown.out).toMatch(/^replaced +\/equipe +fr +desk +personnes +opened equipe$/m);
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
