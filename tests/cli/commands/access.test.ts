import { describe, expect, it } from 'vitest';
import { runSite } from './run-site.ts';

const lyceum = 'tests/fixtures/lyceum';
const access = async (...options: string[]) => {
  const { code, out } = await runSite('access', lyceum, '--json', ...options);
  const found = JSON.parse(out);
  const closed: { path: string; lacks: string[] }[] = found.addresses.filter(
    ({ opens }: { opens: boolean }) => !opens,
  );
  return { code, found, closed: Object.fromEntries(closed.map((each) => [each.path, each.lacks])) };
};

describe('site access', () => {
  it('says what somebody without codes cannot open, and what is missing', async () => {
    const { code, closed } = await access();
    expect(code).toBe(0);
    expect(Object.keys(closed)).toEqual([
      '/professeurs',
      '/professeurs/notes',
      '/de/lehrer',
      '/de/lehrer/noten',
      '/zh/jiaoshi',
    ]);
    expect(closed['/professeurs']).toEqual([
      'flag teacher (function code marks.read), or flag pupil (menu code class)',
    ]);
  });

  it.each([
    [
      ['--menu-codes', 'class'],
      { '/professeurs/notes': ['flag teacher (function code marks.read)', 'menu code marks'] },
    ],
    [['--fn-codes', 'marks.read'], { '/professeurs/notes': ['menu code marks'] }],
    [['--fn-codes', 'marks.read', '--menu-codes', 'x, marks'], {}],
  ])('with %j', async (options, wanted) => {
    const { closed } = await access(...options);
    const french = Object.entries(closed).filter(([path]) => !/^\/(de|zh)\//.test(path));
    expect(Object.fromEntries(french)).toEqual(wanted);
  });

  it('tells guarded blocks and menu codes, too', async () => {
    const { found } = await access('--menu-codes', 'internal-only');
    expect(found.menuCodes).toMatchObject([{ code: 'internal-only', opens: true, lacks: [] }]);
    expect(found.blocks).toMatchObject([{ page: 'accueil', type: 'text', opens: false }]);
    expect(found.blocks[0].lacks[0]).toMatch(/marks\.read/);
  });

  it('prints a table and counts', async () => {
    const { out, err } = await runSite('access', lyceum);
    expect(out).toMatch(/^state +path +language +route +lacks$/m);
    expect(out).toMatch(/^closed +\/professeurs\/notes +fr +notes +flag teacher/m);
    expect(err).toMatch(/26 addresses open, 5 closed/);
  });

  it('tells of codes that nothing asks for', async () => {
    const { err } = await runSite('access', lyceum, '--fn-codes', 'mark.read');
    expect(err).toMatch(
      /nothing asks for the function code mark\.read; did you mean marks\.read\?/,
    );
  });

  it.each([
    ['a status that is no number', ['--login-status', 'yes'], /--login-status is a whole number/],
    ['an option that does not exist', ['--codes', 'a'], /unknown option/],
  ])('answers %s with exit code 2', async (_, options, reason) => {
    const { code, out, err } = await runSite('access', lyceum, ...options);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(reason);
  });
});
