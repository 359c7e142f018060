// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { App } from '../../runtime/boot/app.tsx';
import { webConfigsAtom } from '../../runtime/state/web-config.ts';
import { emptyWebConfig } from '../../schema/menu/web-config.ts';
import { modelOf, sourceOf } from '../fixtures/load-fixture.ts';
import { runningSite } from './running-site.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => document.body.replaceChildren());

const named = (websiteName: string) => ({ zh: { ...emptyWebConfig, websiteName } });

it('a built page is taken over without a mismatch, whatever has changed since it was built', async () => {
  window.scrollTo = () => {};
  const model = modelOf(sourceOf('site/site.yaml'));
  const built = { device: 'desktop', webConfigs: named('建成时的名字') };
  const address = '/news';
  const html = renderToString(
    <App
      state={await runningSite(model, built, built)}
      history={{ kind: 'static', address: '/news' }}
    />,
  );
  expect(html).toContain('建成时的名字');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  // Another name and more codes than the build knew of.
  const state = await runningSite(
    model,
    {
      device: 'desktop',
      webConfigs: named('今天的名字'),
      access: { menuCodes: ['x'], fnCodes: ['draft.read'] },
    },
    built,
  );
  const mismatches: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, <App state={state} history={{ kind: 'memory', address }} />, {
      onRecoverableError: (error) => mismatches.push(error),
    }),
  );
  expect(mismatches).toEqual([]);
  expect(container.textContent).toContain('今天的名字');
  expect(container.textContent).not.toContain('建成时的名字');
  expect(document.title).toBe('新闻动态-今天的名字');
  await act(async () => state.store.set(webConfigsAtom, named('更晚的名字')));
  expect(document.title).toBe('新闻动态-更晚的名字');
  await act(async () => root.unmount());
});
