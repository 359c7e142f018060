import { ownValue } from '../../schema/own-value.ts';
import { withinTime } from '../../schema/within-time.ts';
import { ownRequests } from '../own/own-request.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';
import { lazyTimeout } from '../resources/time-limit.ts';
import type { SiteState } from '../state/site-state.ts';
import { blockKey } from '../ui/block/block-key.ts';
import { blockRegistry } from './block-registry.ts';

type Entry = { readonly load: () => Promise<unknown> };

const registry: Readonly<Record<string, Entry>> = blockRegistry;

const entryOf = (type: string): Entry | undefined => ownValue(registry, type);

/** The request for the component of a kind of block; none for one that neither this runtime nor the site has. */
export function blockRequests(type: string, state: SiteState): ResourceRequest[] {
  const entry = entryOf(type);
  if (!entry) return ownRequests(state, 'blocks', type);
  const load = () => withinTime(entry.load, lazyTimeout);
  return [{ key: blockKey(type, state.model), load, isScript: true }];
}
