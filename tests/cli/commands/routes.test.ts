import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runSite } from './run-site.ts';

type Row = { path: string; language: string; device: string; id: string };

const facts: readonly Row[] = JSON.parse(readFileSync('tests/fixtures/routes/routes.json', 'utf8'));
const key = ({ language, device, path }: Row): string => `${language} ${device} ${path}`;

describe('site routes', () => {
  it('[R-03] lists exactly the 84 routes as JSON, each with path, language, device and id', async () => {
    const { code, out } = await runSite('routes', '--json');
    expect(code).toBe(0);
    const rows: readonly Row[] = JSON.parse(out);
    expect(rows.map(key).sort()).toEqual(facts.map(key).sort());
    expect(rows.every(({ id }) => id.length > 0)).toBe(true);
  });

  it('filters by language and device', async () => {
    const { out } = await runSite('routes', '--json', '--language', 'en', '--device', 'mobile');
    const rows: readonly Row[] = JSON.parse(out);
    expect(rows).toHaveLength(17);
    expect(rows.every(({ language, device }) => language === 'en' && device === 'mobile')).toBe(
      true,
    );
  });

  it('prints a table for people', async () => {
    const { code, out } = await runSite('routes', '--device', 'desktop');
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toMatch(/^path +language +device +id +page$/);
    expect(out).toMatch(/^\/index +zh +desktop +index +index$/m);
    expect(out.trimEnd().split('\n')).toHaveLength(43);
  });

  it('lists the paths of any other site', async () => {
    const { out } = await runSite('routes', 'tests/fixtures/lyceum', '--json', '--language', 'fr');
    const rows: readonly Row[] = JSON.parse(out);
    expect(rows.map(({ path }) => path)).toContain('/professeurs-m/notes');
    expect(rows.map(({ path }) => path)).toContain('/bienvenue');
  });

  it.each([
    [
      'a language it does not have',
      ['routes', '--language', 'fr'],
      /no language fr; it has zh, en/,
    ],
    [
      'a device it does not have',
      ['routes', '--device', 'tv'],
      /no device tv; it has desktop, mobile/,
    ],
    ['an option that does not exist', ['routes', '--jsn'], /unknown option '--jsn'/],
    ['a command that does not exist', ['route'], /unknown command 'route'/],
    ['a site that is missing', ['routes', 'no/such/folder'], /no\/such\/folder/],
    ['a port that is none', ['preview', '--port', '99999'], /a port is 0 to 65535/],
    ['nothing built to serve', ['preview', 'tests/fixtures'], /run site build first/],
  ])('answers %s with exit code 2 and a reason', async (_, args, reason) => {
    const { code, out, err } = await runSite(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(reason);
    expect(err).not.toMatch(/\n {4}at /);
  });
});
