import type { SiteModel } from '../../schema/model.ts';
import { resourceCache } from '../resources/resource-cache.ts';
import type { SiteState } from '../state/site-state.ts';

/** Keys of what is made of several files, or found by asking: it is loaded anew after every change. */
const made = /^(?:entry|search) /;

/**
 * The state of a site that changed: what is loaded stays, but for what is made of files that are others now.
 * @param changed paths of these files
 */
export function nextState(
  { resources: before, built: _, ...state }: SiteState,
  model: SiteModel,
  changed: ReadonlySet<string>,
): SiteState {
  const resources = resourceCache();
  for (const key of before.keys()) {
    const known = before.read(key);
    if (known?.state === 'ready' && !changed.has(key) && !made.test(key))
      resources.take(key, known.value);
  }
  return { ...state, model, resources };
}
