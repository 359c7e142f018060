import { createStore } from 'jotai';
import type { AccessChange } from '../../schema/access/parse-access-change.ts';
import type { WebConfig } from '../../schema/menu/web-config.ts';
import type { SiteModel } from '../../schema/model.ts';
import type { Loading } from '../resources/load-with-retry.ts';
import { resourceCache } from '../resources/resource-cache.ts';
import { deviceAtom } from '../state/device.ts';
import { grantAccess } from '../state/grant-access.ts';
import type { SiteState, Store } from '../state/site-state.ts';
import { webConfigsAtom } from '../state/web-config.ts';

/** What is known when a site starts. */
export type InitialState = {
  /** What this visitor has in addition to every visitor. */
  readonly access?: AccessChange;
  readonly device?: string;
  readonly webConfigs?: Readonly<Record<string, WebConfig>>;
};

function storeOf(model: SiteModel, { access, device, webConfigs }: InitialState): Store {
  const store = createStore();
  grantAccess(store, model, access ?? {});
  store.set(deviceAtom, device ?? '');
  store.set(webConfigsAtom, webConfigs ?? {});
  return store;
}

/**
 * The state a site starts with.
 * @param root address of the folder of the site's files, with a slash at its end
 * @param now what is known of this visitor at the start
 * @param built what was known when the page was built; a page that was not built has none
 * @param loading how its parts are loaded
 */
export function createSiteState(
  model: SiteModel,
  root: string,
  now: InitialState = {},
  built: InitialState = {},
  loading?: Loading,
): SiteState {
  return {
    model,
    root,
    store: storeOf(model, now),
    builtStore: storeOf(model, built),
    resources: resourceCache(loading),
  };
}
