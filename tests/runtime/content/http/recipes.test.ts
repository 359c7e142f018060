// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadEntry } from '../../../../runtime/content/http/load-entry.ts';
import type { HttpSource } from '../../../../schema/source.generated.ts';
import { allSystems } from '../../../fixtures/content-systems/all-systems.ts';
import { titleOf } from '../../../fixtures/content-systems/content-system.ts';
import { browserRecipe } from '../../../fixtures/content-systems/recipe.ts';
import { type StandIn, startStandIn } from '../../../fixtures/stand-in.ts';
import { loadPage, state, tableOf } from './load-page.ts';

describe.each(allSystems)('the recipe for $collection in browsers', (system) => {
  let api: StandIn;
  let http: HttpSource;
  beforeEach(async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    api = await startStandIn((call) => system.answer(call, 5));
    http = browserRecipe(system, api.origin);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await api.close();
  });
  const here = (value: unknown) =>
    JSON.parse(JSON.stringify(value).replaceAll('{origin}', api.origin));

  it('shows lists page by page', async () => {
    const first = await loadPage(http, 1);
    expect(first.total).toBe(5);
    const { fields: _, ...expected } = here(system.first);
    expect(first.entries[0]).toMatchObject({ id: system.idOf(1), ...expected });
    const last = await loadPage(http, 3);
    expect(last.entries.map(({ id }) => id)).toEqual([system.idOf(5)]);
    expect(last.entries[0]?.title).toContain(titleOf(5));
  });

  it.runIf(system.hasEntries)('shows entries, and knows those that are not there', async () => {
    const table = tableOf(http);
    const model = table.collections.news;
    if (!model) throw new Error('no model');
    const entry = await loadEntry(state, table, { ...model, http }, system.idOf(1));
    for (const part of system.text) expect(entry?.html).toContain(part);
    expect(await loadEntry(state, table, { ...model, http }, system.idOf(99))).toBeNull();
  });
});
