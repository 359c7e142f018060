import { describe, expect, it } from 'vitest';
import { groupOf, lyceum, modelOf, tableOf } from '../../fixtures/load-fixture.ts';

const model = modelOf(lyceum());

describe('the compiler', () => {
  it('spells a set a language and device, whatever they are called', () => {
    expect(model.site.variants.map(({ file }) => file)).toEqual([
      'routes.fr.desk.json',
      'routes.fr.phone.json',
      'routes.de.desk.json',
      'routes.de.phone.json',
      'routes.zh.desk.json',
      'routes.zh.phone.json',
    ]);
    expect(tableOf(model, 'de', 'phone').routes.flatMap(({ paths }) => paths)).toEqual([
      '/de/start-m',
      '/de/schule-m',
      '/de/schule-m/raum/:numero',
      '/de/lehrer-m',
      '/de/lehrer-m/noten',
      '/de/internat-m/zimmer',
      '/de/suche-m/:mot',
      '/de/internat-m/suche/:mot',
      '/de/meldungen-m',
      '/de/meldungen-m/:numero/:jour',
      '/de/team-m',
    ]);
  });

  it('[R-09] hands on title, redirect, lazy group, access and hiding of every entry', () => {
    const rows = new Map(tableOf(model, 'fr', 'phone').routes.map((row) => [row.id, row]));
    expect(rows.get('accueil')?.paths).toEqual(['/accueil-m', '/bienvenue-m']);
    expect(rows.get('ecole')).toMatchObject({ title: 'L’école', page: 'ecole', group: 'ecole' });
    expect(rows.get('salle')).toMatchObject({ parent: 'ecole', group: 'page.salle' });
    expect(rows.get('ancien')).toMatchObject({
      redirect: '/ecole-m/salle/:numero?de=ancien',
      hidden: true,
    });
    expect(rows.has('affiche')).toBe(false);
    expect(tableOf(model, 'fr', 'desk').routes.find(({ id }) => id === 'affiche')?.lacks).toEqual([
      'phone',
    ]);
  });

  it('[A-01] a child carries the access of all above it', () => {
    const notes = tableOf(model, 'de', 'desk').routes.find(({ id }) => id === 'notes');
    expect(notes?.access).toEqual([
      { anyFlag: ['teacher', 'pupil'] },
      { flag: 'teacher', code: 'marks' },
    ]);
  });

  it('patches menu codes by the language of their page', () => {
    expect(model.site.menu.patches).toEqual({
      fr: { histoire: '/ecole?code=histoire', batiments: '/ecole?code=batiments' },
      de: { geschichte: '/de/schule?code=geschichte' },
    });
  });

  it('shows a section in the languages of its title', () => {
    const sections = (language: string) => {
      const block = groupOf(model, 'ecole', language, 'desk').pages.ecole?.blocks[0];
      return block?.type === 'sections' ? Object.keys(block.items) : [];
    };
    expect(sections('fr')).toEqual(['histoire', 'batiments']);
    expect(sections('de')).toEqual(['geschichte']);
  });

  it('names the block chunks of a group', () => {
    expect(tableOf(model, 'fr', 'desk').groups.ecole).toEqual({
      file: 'groups/ecole.fr.desk.json',
      blocks: ['gallery', 'map', 'sections', 'text', 'timeline'],
    });
  });

  it('keeps guards with their fallback in the language of the set', () => {
    const block = tableOf(model, 'fr', 'desk').pages.accueil?.blocks[1];
    expect(block?.guard).toMatchObject({
      flag: 'teacher',
      function: 'marks.read',
      fallback: [{ type: 'text', body: ['Réservé aux professeurs.'] }],
    });
  });

  it('uses built-in words where a language brings none of its own', () => {
    expect(tableOf(model, 'zh', 'desk').messages.backHome).toBe('返回首页');
    expect(tableOf(model, 'de', 'desk').messages.backHome).toBe('Zur Startseite');
  });

  it('writes a link for the language and device of the page that it stands on', () => {
    const source = lyceum();
    const linked = modelOf({
      ...source,
      pages: {
        ...source.pages,
        accueil: {
          blocks: [
            {
              type: 'tasks',
              items: [
                { title: 'a', link: '/ecole?code=histoire#x' },
                { title: 'b', link: '/ecole/salle/7' },
                { title: 'c', link: 'https://example.org/ecole' },
                { title: 'd', link: '/affiche' },
                { title: 'e', link: '/files/plan.pdf' },
              ],
            },
          ],
        },
      },
    });
    const links = (language: string, device: string) => {
      const block = tableOf(linked, language, device).pages.accueil?.blocks[0];
      return block?.type === 'tasks' ? block.items.map(({ link }) => link) : [];
    };
    expect(links('de', 'phone')).toEqual([
      '/de/schule-m?code=histoire#x',
      '/de/schule-m/raum/7',
      'https://example.org/ecole',
      '/affiche',
      '/files/plan.pdf',
    ]);
    expect(links('fr', 'desk')[0]).toBe('/ecole?code=histoire#x');
  });
});
