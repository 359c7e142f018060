// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { SiteSource } from '../../../../schema/source.generated.ts';
import { lyceum, modelOf } from '../../../fixtures/load-fixture.ts';
import { openBlocks } from '../../blocks/open-blocks.tsx';
import { openApp } from '../../open-app.tsx';

/** The lyceum with a lead story of a date on every home page. */
const dated = (date: string, tag = 'de', messages?: Record<string, string>): SiteSource => {
  const source = lyceum();
  const { de } = source.languages;
  const title = { fr: 'Titre', de: 'Titel', zh: '标题' };
  return {
    ...source,
    languages: {
      ...source.languages,
      ...(de && { de: { ...de, tag, ...(messages && { messages }) } }),
    },
    pages: { ...source.pages, accueil: { blocks: [{ type: 'leadStory', title, date }] } },
  };
};

it.each([
  ['/accueil', '2026-3-8', '08 mars 2026', '2026-03-08'],
  ['/de/start', '2026-3-8', '08.03.2026', '2026-03-08'],
  ['/zh/shouye', '2026-03-18', '2026-03-18', '2026-03-18'],
])('[K-01] [K-02] %s writes %s as %s', async (address, date, text, machine) => {
  const { element } = await openApp(modelOf(dated(date)), address, { device: 'desk' });
  const time = element.querySelector('#content time');
  expect(time?.textContent).toBe(text);
  expect(time?.getAttribute('datetime')).toBe(machine);
});

it.each([
  ['en', '2026-3-8', '08 March 2026'],
  ['en-US', '2026-12-18', '18 December 2026'],
  // Without words of their own browsers write them.
  ['de', '2026-3-8', '08. März 2026'],
  ['ja', '2026-3-8', '2026年3月08日'],
  ['pt-BR', '2026-3-18', '18 de março de 2026'],
])(
  '[K-01] a language tagged %s without words for dates writes %s as %s',
  async (tag, date, text) => {
    const model = modelOf(dated(date, tag, {}));
    const { element } = await openApp(model, '/de/start', { device: 'desk' });
    const time = element.querySelector('#content time');
    expect(time?.textContent).toBe(text);
    expect(time?.getAttribute('datetime')).toBe(
      date.replace('-3-8', '-03-08').replace('-3-', '-03-'),
    );
  },
);

it('[K-02] what is no day is shown as it is', async () => {
  const { element } = await openApp(modelOf(dated('2026-02-30')), '/accueil', { device: 'desk' });
  expect(element.querySelector('#content')?.textContent).toContain('2026-02-30');
  expect(element.querySelector('#content time')).toBeNull();
});

it('[K-02] a day as in a calendar has its zeros too', async () => {
  const element = await openBlocks({ blocks: [{ type: 'articleList', collection: 'some' }] });
  expect(element.querySelector('#content time')?.textContent).toBe('182026.03');
});
