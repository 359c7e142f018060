// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished } from 'vitest';
import { App } from '../../../../runtime/boot/app.tsx';
import { modelOf, sourceOf } from '../../../fixtures/load-fixture.ts';
import { runningSite } from '../../running-site.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it('a built page knows no host: its code is drawn once the page is taken over', async () => {
  window.scrollTo = () => {};
  const state = await runningSite(modelOf(sourceOf('site/site.yaml')), { device: 'desktop' });
  const html = renderToString(
    <App state={state} history={{ kind: 'static', address: '/bigShare' }} />,
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const code = () => container.querySelector('#content svg[role=img]');
  expect(code()).toBeNull();
  const mismatches: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(
      container,
      <App state={state} history={{ kind: 'memory', address: '/bigShare' }} />,
      {
        onRecoverableError: (error) => mismatches.push(error),
      },
    ),
  );
  onTestFinished(() => act(() => root.unmount()));
  expect(mismatches).toEqual([]);
  expect(code()?.getAttribute('aria-label')).toBe(`${location.origin}/index 的二维码`);
});
