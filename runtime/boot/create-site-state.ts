import { createStore } from 'jotai';
import type { AccessInfo } from '../../schema/access/access-info.ts';
import type { WebConfig } from '../../schema/menu/web-config.ts';
import type { SiteModel } from '../../schema/model.ts';
import type { Loading } from '../resources/load-or-renew.ts';
import { resourceCache } from '../resources/resource-cache.ts';
import { codesAtom } from '../state/access.ts';
import { deviceAtom } from '../state/device.ts';
import type { SiteState, Store } from '../state/site-state.ts';
import { webConfigsAtom } from '../state/web-config.ts';

export type Beginning = {
  readonly codes?: Omit<AccessInfo, 'loginStatus'>;
  readonly device?: string;
  readonly webConfigs?: Readonly<Record<string, WebConfig>>;
};

const unique = (codes: readonly string[]): string[] => [...new Set(codes)];

function storeOf(model: SiteModel, { codes, device, webConfigs }: Beginning): Store {
  const store = createStore();
  store.set(codesAtom, {
    menuCodes: unique([...model.access.menuCodes, ...(codes?.menuCodes ?? [])]),
    fnCodes: unique([...model.access.fnCodes, ...(codes?.fnCodes ?? [])]),
  });
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
  now: Beginning = {},
  built: Beginning = {},
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
