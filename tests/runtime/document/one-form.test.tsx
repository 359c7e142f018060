// @vitest-environment jsdom
import { act } from 'react';
import { expect, it } from 'vitest';
import { siteWithContent } from '../../fixtures/content-of.ts';
import { sourceOf } from '../../fixtures/load-fixture.ts';
import { answerWith } from '../load-address.ts';
import { openApp } from '../open-app.tsx';

// jsdom does not scroll.
Element.prototype.scrollIntoView = () => {};

const folder = 'tests/fixtures/twins/prefix';
const { devices: _, redirects: __, ...source } = sourceOf(`${folder}/site.yaml`);
const routes = source.routes.map(({ devices: ___, ...route }) => route);

it.each([
  ['one page for every screen', { ...source, routes }, 0],
  ['twins', { ...sourceOf(`${folder}/site.yaml`), redirects: [] }, 1],
])('a site with %s names so many other pages for devices', async (_title, own, count) => {
  const { model, file } = await siteWithContent(folder, own);
  answerWith(file);
  const { element } = await openApp(model, '/news', { device: 'desktop' });
  for (let turn = 0; turn < 5; turn += 1)
    await act(async () => new Promise((go) => setTimeout(go)));
  expect(element.querySelector('h1')?.textContent).toBe('通知');
  expect(document.querySelectorAll('a[href*="device="]').length).toBe(count);
  expect(model.site.defaultDevice).toBe('desktop');
});
