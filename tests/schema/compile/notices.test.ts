import { describe, expect, it } from 'vitest';
import { compile } from '../../../schema/compile/compile.ts';
import type { Notice } from '../../../schema/source.generated.ts';
import { endOf } from '../../../schema/time/end-of.ts';
import { lyceum } from '../../fixtures/load-fixture.ts';

const at = (moment: string): number => Date.parse(moment);

/** The notices of a desktop, compiled at a moment. */
function compiled(
  notice: readonly Notice[],
  now = at('2026-03-18T00:00Z'),
  own: 'de' | 'fr' = 'de',
) {
  const source = lyceum();
  const model = compile(
    { ...source, site: { ...source.site, timeZone: 'Europe/Paris', notice: [...notice] } },
    (text) => text,
    undefined,
    undefined,
    undefined,
    now,
  );
  const table = model.tables.find(({ language, device }) => language === own && device === 'desk');
  return table?.site.notices;
}

describe('notices', () => {
  it('are in their language, and in their languages alone', () => {
    const text = { fr: 'Fermé', de: 'Geschlossen' };
    expect(compiled([{ text }, { text: 'nur hier', languages: ['de'] }])).toMatchObject([
      { kind: 'information', text: 'Geschlossen' },
      { text: 'nur hier' },
    ]);
    expect(compiled([{ text, languages: ['fr'] }])).toBeUndefined();
  });

  it('begin with a day and last to the end of one', () => {
    expect(compiled([{ text: 'x', from: '2026-03-20', until: '2026-03-29' }])).toMatchObject([
      // The clocks go forward on the last day.
      { from: at('2026-03-19T23:00Z'), until: at('2026-03-29T22:00Z'), later: true },
    ]);
    expect(compiled([{ text: 'x', until: '2026-03-18T00:30' }])).toBeUndefined();
    expect(compiled([{ text: 'x', until: '2026-03-18' }])?.[0]).not.toHaveProperty('later');
  });

  it('are others with other words, and the same with another link or time', () => {
    const idOf = (notice: Notice) => compiled([notice])?.[0]?.id;
    expect(idOf({ text: 'a', pages: ['accueil'] })).toBe(idOf({ text: 'a', until: '2027-01-01' }));
    expect(idOf({ text: 'a' })).not.toBe(idOf({ text: 'b' }));
    expect(idOf({ text: 'a' })).not.toBe(idOf({ text: 'a', title: 'b' }));
    expect(idOf({ text: 'a' })).not.toBe(idOf({ text: 'a', kind: 'warning' }));
  });

  it('are one in all languages: who closed it has read it', () => {
    const notice = { text: { fr: 'Fermé', de: 'Geschlossen' } };
    const [german] = compiled([notice]) ?? [];
    const [french] = compiled([notice], undefined, 'fr') ?? [];
    expect(german?.text).not.toBe(french?.text);
    expect(german?.id).toBe(french?.id);
  });
});

describe('the end of a day', () => {
  it.each([
    ['2026-12-31', 'Asia/Shanghai', '2026-12-31T16:00Z'],
    ['2026-10-25', 'Europe/Paris', '2026-10-25T23:00Z'],
    ['2026-03-18T08:30', 'Asia/Shanghai', '2026-03-18T00:30Z'],
  ])('%s in %s is %s', (day, zone, moment) => {
    expect(endOf(day, zone)).toBe(at(moment));
  });
});
