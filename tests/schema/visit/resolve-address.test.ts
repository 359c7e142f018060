import { describe, expect, it } from 'vitest';
import { splitAddress } from '../../../schema/path/split-address.ts';
import { resolveAddress } from '../../../schema/visit/resolve-address.ts';
import { lyceum, modelOf, tableOf } from '../../fixtures/load-fixture.ts';

const model = modelOf(lyceum());
const nobody = { menuCodes: ['public-area'], fnCodes: [] as string[], loginStatus: 0 };
const teacher = { menuCodes: ['public-area', 'marks'], fnCodes: ['marks.read'], loginStatus: 0 };

const open = (
  address: string,
  {
    access = nobody,
    device = 'desk',
    leadToDevice = true,
    isThere = () => true,
  }: {
    access?: typeof nobody;
    device?: string;
    leadToDevice?: boolean;
    isThere?: (file: string) => boolean;
  } = {},
) =>
  resolveAddress(splitAddress(address), {
    model: model.site,
    tableOf: (set) => (isThere(set.file) ? tableOf(model, set.language, set.device) : undefined),
    access,
    device,
    leadToDevice,
  });

const screenOf = (address: string, options?: Parameters<typeof open>[1]) => {
  const outcome = open(address, options);
  return outcome.kind === 'screen'
    ? `${outcome.table.language} ${outcome.table.device} ${outcome.row.id} ${JSON.stringify(outcome.match.params)}`
    : outcome.kind === 'redirect'
      ? `→ ${outcome.to}`
      : outcome.kind;
};

describe('an address', () => {
  it('opens the screen of its route, with its parameters', () => {
    expect(screenOf('/ecole/salle/12')).toBe('fr desk salle {"numero":"12"}');
    expect(screenOf('/zh/shouye')).toBe('zh desk accueil {}');
  });

  it('[R-17] opens the screen at every path of its entry', () => {
    expect(screenOf('/accueil')).toBe('fr desk accueil {}');
    expect(screenOf('/bienvenue')).toBe('fr desk accueil {}');
    expect(screenOf('/bienvenue-m', { device: 'phone' })).toBe('fr phone accueil {}');
  });

  it('[R-17] of a redirect reaches the target with parameters, query and hash', () => {
    expect(screenOf('/ancien/7?x=1#bas')).toBe('→ /ecole/salle/7?de=ancien&x=1#bas');
    expect(screenOf('/ancien-m/a%2Fb', { device: 'phone' })).toBe(
      '→ /ecole-m/salle/a%2Fb?de=ancien',
    );
  });

  it.each(['//evil.example?device=phone', '/\\/evil.example?device=phone'])(
    'that chooses a device stays on the site: %s',
    (address) =>
      expect(open(address)).toEqual({ kind: 'chooseDevice', device: 'phone', to: '/evil.example' }),
  );

  it('[R-06] in another letter case is replaced by the canonical spelling, parameters untouched', () => {
    expect(screenOf('/DE/Schule/RAUM/AbC?Q=X#Y')).toBe('→ /de/schule/raum/AbC?Q=X#Y');
    expect(screenOf('/ecole/')).toBe('→ /ecole');
  });

  it('[R-07] of the desktop set leads a phone to its twin, parameters, query and hash kept', () => {
    expect(screenOf('/ecole/salle/%E4%B8%80?x=%2F#y', { device: 'phone' })).toBe(
      '→ /ecole-m/salle/%E4%B8%80?x=%2F#y',
    );
    expect(screenOf('/affiche', { device: 'phone' })).toBe('fr desk affiche {}');
    expect(screenOf('/ecole', { device: 'phone', leadToDevice: false })).toBe('fr desk ecole {}');
  });

  it('[R-08] of the phone set leads a desk to its twin, unless the site turns that off', () => {
    expect(screenOf('/ecole-m')).toBe('fr phone ecole {}');
    const both = {
      ...model.site,
      devices: {
        ...model.site.devices,
        phone: { ...model.site.devices.phone, redirectFrom: true },
      },
    } as typeof model.site;
    expect(
      resolveAddress(splitAddress('/ecole-m?a#b'), {
        model: both,
        tableOf: (set) => tableOf(model, set.language, set.device),
        access: nobody,
        device: 'desk',
        leadToDevice: true,
      }),
    ).toEqual({ kind: 'redirect', to: '/ecole?a#b' });
  });

  it('[R-10] that is a root leads to the home of its language and device, query and hash kept', () => {
    expect(screenOf('/?a=1#b')).toBe('→ /accueil?a=1#b');
    expect(screenOf('/', { device: 'phone' })).toBe('→ /accueil-m');
    expect(screenOf('/de')).toBe('→ /de/start');
    expect(screenOf('/ZH/')).toBe('→ /zh/shouye');
  });

  it('[A-01] of a closed route, or one below a closed route, is forbidden and stays', () => {
    expect(open('/professeurs')).toMatchObject({ kind: 'forbidden', row: { id: 'professeurs' } });
    expect(open('/professeurs/notes')).toMatchObject({ kind: 'forbidden' });
    expect(screenOf('/professeurs/notes', { access: teacher })).toBe('fr desk notes {}');
  });

  it('[A-02] opens by any of several flags', () => {
    const pupil = { ...nobody, menuCodes: ['class'] };
    expect(screenOf('/professeurs', { access: pupil })).toBe('fr desk professeurs {}');
    expect(screenOf('/ecole', { access: pupil })).toBe('forbidden');
  });

  it('[R-15] that no route has is not found, in the language and set that it names', () => {
    expect(open('/nulle-part')).toMatchObject({
      kind: 'notFound',
      table: { language: 'fr', device: 'desk' },
    });
    expect(open('/de/nichts-m')).toMatchObject({
      kind: 'notFound',
      table: { language: 'de', device: 'phone' },
    });
    expect(open('/x/zh')).toMatchObject({ kind: 'notFound', table: { language: 'zh' } });
    expect(open('/nulle-part', { device: 'phone' })).toMatchObject({ table: { device: 'phone' } });
  });

  it('asks for the one route table it needs', () => {
    const asked: string[] = [];
    const outcome = open('/de/start-m', {
      isThere: (file) => {
        asked.push(file);
        return false;
      },
    });
    expect(outcome).toMatchObject({ kind: 'needs', variant: { language: 'de', device: 'phone' } });
    expect(asked).toEqual(['routes.de.phone.json']);
  });

  it('that asks for a device variant is told so, without the wish', () => {
    expect(open('/ecole?a=%20&device=phone&b#c')).toEqual({
      kind: 'chooseDevice',
      device: 'phone',
      to: '/ecole?a=%20&b#c',
    });
    expect(screenOf('/ecole?device=nothing')).toBe('fr desk ecole {}');
  });
});

describe('[R-10] a root whose home is closed', () => {
  const closedHome = lyceum();
  const [home, ...rest] = closedHome.routes;
  const closedModel = modelOf({
    ...closedHome,
    routes: home ? [{ ...home, access: { flag: 'teacher' } }, ...rest] : rest,
  });
  const openRoot = (access: typeof nobody) =>
    resolveAddress(splitAddress('/'), {
      model: closedModel.site,
      tableOf: (set) => tableOf(closedModel, set.language, set.device),
      access,
      device: 'desk',
      leadToDevice: true,
    });

  it('leads to the first route in file order that opens, with no parameter and no redirect', () => {
    expect(openRoot(nobody)).toEqual({ kind: 'redirect', to: '/ecole' });
    expect(openRoot({ ...nobody, menuCodes: ['class'] })).toEqual({
      kind: 'redirect',
      to: '/professeurs',
    });
  });

  it('is forbidden where nothing opens', () => {
    expect(openRoot({ ...nobody, menuCodes: [] })).toMatchObject({ kind: 'forbidden' });
  });
});
