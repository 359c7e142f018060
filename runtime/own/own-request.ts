import type { OwnModel, OwnScript } from '../../schema/own-model.ts';
import { ownValue } from '../../schema/own-value.ts';
import { withinTime } from '../../schema/within-time.ts';
import { loadStyle } from '../resources/preload-module.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';
import { lazyTimeout } from '../resources/time-limit.ts';
import type { SiteState } from '../state/site-state.ts';
import type { OwnModule } from './failing-module.ts';
import { ownKey } from './own-key.ts';

type State = Pick<SiteState, 'model' | 'root' | 'importOwn'>;

/** @throws where the script does not arrive */
const importModule = (address: string): Promise<OwnModule> =>
  import(/* @vite-ignore */ address).catch((error: unknown) =>
    import('./own-module.ts').then((module) => module.ownModule(address, error)),
  );

/** Loads a component of the site's own, its style sheets side by side with it. */
async function load(state: State, { script, styles }: OwnScript): Promise<unknown> {
  if (import.meta.env.SSR && state.importOwn)
    return ((await state.importOwn(script)) as OwnModule).default;
  const addressOf = (path: string): string => new URL(state.root + path, location.href).href;
  const [module] = await Promise.all([
    importModule(addressOf(script)),
    ...styles.map((each) => loadStyle(addressOf(each))),
  ]);
  return module.default;
}

/** The request for a component of the site's own; none where it has none of this name. */
export function ownRequests(state: State, kind: keyof OwnModel, name: string): ResourceRequest[] {
  const { own } = state.model;
  const script = own && ownValue(own[kind], name);
  if (!script) return [];
  const request = () => withinTime(() => load(state, script), lazyTimeout);
  return [{ key: ownKey(script), load: request, isScript: true }];
}

/** The requests for the parts of the site's own, which stand around pages. */
export const ownPartRequests = (state: State): ResourceRequest[] =>
  Object.keys(state.model.own?.parts ?? {}).flatMap((name) => ownRequests(state, 'parts', name));
