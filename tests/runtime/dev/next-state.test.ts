import { expect, it } from 'vitest';
import { createSiteState } from '../../../runtime/boot/create-site-state.ts';
import { nextState } from '../../../runtime/dev/next-state.ts';
import type { SiteModel } from '../../../schema/model.ts';

const model = {
  build: 'one',
  access: { menuCodes: [], fnCodes: [], flags: {}, guardedCodes: [] },
} as unknown as SiteModel;

it('keeps what did not change, and nothing that may have', async () => {
  const state = createSiteState(model, '/');
  const { resources } = state;
  for (const key of [
    'routes.zh.desktop.json',
    'groups/news.zh.desktop.json',
    'part page',
    'block hero',
    'entry zh news  one ',
    'search zh []',
    'list zh outside 1 ',
  ])
    resources.take(key, key);
  await resources.request({ key: 'failed', load: () => Promise.reject(new Error('no')) });
  const changed = new Set(['groups/news.zh.desktop.json']);
  const next = nextState(state, { ...model, build: 'two' }, changed);
  expect(next.model.build).toBe('two');
  expect(next.store).toBe(state.store);
  expect(next.resources.keys().toSorted()).toEqual([
    'block hero',
    'list zh outside 1 ',
    'part page',
    'routes.zh.desktop.json',
  ]);
  // What is shown meanwhile is not touched.
  expect(resources.keys()).toContain('groups/news.zh.desktop.json');
});
