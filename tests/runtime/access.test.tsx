// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { App } from '../../runtime/boot/app.tsx';
import { codesAtom, loginStatusAtom } from '../../runtime/state/access.ts';
import type { SiteState } from '../../runtime/state/site-state.ts';
import { lyceum, modelOf } from '../fixtures/load-fixture.ts';
import { runningSite } from './running-site.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let container: HTMLElement;
beforeEach(() => {
  window.scrollTo = () => {};
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  container.remove();
});

async function open(address: string): Promise<SiteState> {
  const state = await runningSite(modelOf(lyceum()), { device: 'desk' });
  await act(async () => root.render(<App state={state} history={{ kind: 'memory', address }} />));
  return state;
}
const content = (): string => container.querySelector('#content')?.textContent ?? '';

describe('access while a page is open', () => {
  it('[A-05] a new menu code opens its route with no reload, and its loss closes it', async () => {
    const { store } = await open('/professeurs');
    expect(content()).toContain('403');
    expect(document.title).toMatch(/^403-/);
    await act(async () =>
      store.set(codesAtom, { menuCodes: ['public-area', 'class'], fnCodes: [] }),
    );
    expect(content()).toContain('Les notes du trimestre.');
    expect(document.title).toBe('Salle des professeurs-Lycée du Phare');
    await act(async () => store.set(codesAtom, { menuCodes: [], fnCodes: [] }));
    expect(content()).toContain('403');
  });

  it('[A-05] menu entries come with their codes', async () => {
    const { store } = await open('/accueil');
    const menu = (): string => container.querySelector('header')?.textContent ?? '';
    expect(menu()).not.toContain('Professeurs');
    await act(async () => store.set(codesAtom, { menuCodes: ['class'], fnCodes: [] }));
    expect(menu()).toContain('Professeurs');
  });

  it('[A-06] a guard shows its content if its flag is true or its code is there, else its fallback', async () => {
    const { store } = await open('/accueil');
    expect(content()).toContain('Réservé aux professeurs.');
    expect(content()).not.toContain('Bonjour, cher collègue.');
    await act(async () => store.set(codesAtom, { menuCodes: [], fnCodes: ['marks.read'] }));
    expect(content()).toContain('Bonjour, cher collègue.');
    expect(content()).not.toContain('Réservé aux professeurs.');
  });

  it('[A-07] the login model is 0 at first and can be set', async () => {
    const { store } = await open('/accueil');
    expect(store.get(loginStatusAtom)).toBe(0);
    await act(async () => store.set(loginStatusAtom, 1));
    expect(store.get(loginStatusAtom)).toBe(1);
  });

  it('an unknown kind of block leaves a quiet line, and the rest stands', async () => {
    const model = modelOf(lyceum());
    const [table] = model.tables;
    if (!table) throw new Error('no table');
    const page = table.pages.accueil;
    const odd = { type: 'from-the-future' } as never;
    const state = await runningSite(
      {
        ...model,
        tables: [
          {
            ...table,
            pages: {
              ...table.pages,
              accueil: { ...page, blocks: [odd, ...(page?.blocks ?? [])] } as never,
            },
          },
          ...model.tables.slice(1),
        ],
      },
      { device: 'desk' },
    );
    await act(async () =>
      root.render(<App state={state} history={{ kind: 'memory', address: '/accueil' }} />),
    );
    // The site's own blocks stand beside built sites alone.
    expect(container.querySelectorAll('[data-unknown-block=from-the-future]')).toHaveLength(1);
    expect(content()).toContain('Une école au bord de la mer.');
  });
});
