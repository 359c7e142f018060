import { useEffect, useState } from 'react';
import type { HttpSource } from '../../schema/source.generated.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';
import { useSiteState } from '../state/site-state.ts';

/** Seconds for which an answer counts as fresh, where the source does not say. */
const defaultCache = 60;

/**
 * Has an answer of a content API renewed when it is shown after its time; the old one stays meanwhile.
 * @param attempt with each new one that follows, an old answer is asked for again
 * @returns when the shown answer came, in milliseconds since 1970, where renewing it failed
 */
export function useFreshness(
  request: ResourceRequest,
  http: HttpSource | undefined,
  attempt: number,
): number | undefined {
  const { resources } = useSiteState();
  const [stale, setStale] = useState<{ readonly key: string; readonly since: number }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the request, a new attempt asks again
  useEffect(() => {
    const since = resources.time(request.key);
    if (!http || since === undefined) return undefined;
    if (Date.now() - since < (http.cache ?? defaultCache) * 1000) return undefined;
    let isOver = false;
    void resources.renew(request.key, request.load).then((isNew) => {
      if (!isOver) setStale(isNew ? undefined : { key: request.key, since });
    });
    return () => {
      isOver = true;
    };
  }, [request.key, http, resources, attempt]);
  return stale?.key === request.key ? stale.since : undefined;
}
