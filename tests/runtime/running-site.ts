import { blockRequests } from '../../runtime/blocks/block-requests.ts';
import { createSiteState } from '../../runtime/boot/create-site-state.ts';
import { layoutRequest } from '../../runtime/layouts/layout-request.ts';
import { provideNavigation } from '../../runtime/site/navigation/navigation.ts';
import type { SiteState } from '../../runtime/state/site-state.ts';
import type { Model } from '../../schema/model.ts';
import siteSchema from '../../schema/site.schema.json';

type InitialState = Parameters<typeof createSiteState>[2];

const blockTypes = siteSchema.$defs.block.oneOf.map(({ $ref }) =>
  $ref.replace(/^#\/\$defs\/|Block$/g, ''),
);

/** A running site with everything loaded: tables, groups, blocks and (empty) web configurations. */
export async function runningSite(
  model: Model,
  now?: InitialState,
  built?: InitialState,
): Promise<SiteState> {
  const state = createSiteState(model.site, '/', now, built);
  provideNavigation(state.resources);
  const put = (key: string, value: unknown) =>
    state.resources.request({ key, load: async () => value });
  for (const table of model.tables) {
    await put(`routes.${table.language}.${table.device}.json`, table);
    for (const [name, { file }] of Object.entries(table.groups)) {
      const group = model.groups.find(
        (each) =>
          each.group === name && each.language === table.language && each.device === table.device,
      );
      await put(file, group);
    }
  }
  for (const language of Object.keys(model.site.languages)) await put(`webconfig ${language}`, 1);
  for (const form of ['desktop', 'mobile'] as const)
    await state.resources.request(layoutRequest(form));
  for (const type of blockTypes) {
    for (const request of blockRequests(type, state)) await state.resources.request(request);
  }
  return state;
}
