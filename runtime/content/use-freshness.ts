import { useEffect, useState } from 'react';
import type { HttpSource } from '../../schema/source.generated.ts';
import type { Need } from '../resources/need.ts';
import { useSiteState } from '../state/site-state.ts';

/** Seconds for which an answer is taken as new, where the source does not say. */
const usualCache = 60;

/**
 * Has an answer of a content API renewed when it is shown after its time; the old one stays meanwhile.
 * @param attempt with each new one that follows, an old answer is asked for again
 * @returns when the shown answer came, in milliseconds since 1970, where renewing it failed
 */
export function useFreshness(
  need: Need,
  http: HttpSource | undefined,
  attempt: number,
): number | undefined {
  const { resources } = useSiteState();
  const [stale, setStale] = useState<{ readonly key: string; readonly since: number }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the need, a new attempt asks again
  useEffect(() => {
    const since = resources.time(need.key);
    if (!http || since === undefined) return undefined;
    if (Date.now() - since < (http.cache ?? usualCache) * 1000) return undefined;
    let isOver = false;
    void resources.renew(need.key, need.load).then((isNew) => {
      if (!isOver) setStale(isNew ? undefined : { key: need.key, since });
    });
    return () => {
      isOver = true;
    };
  }, [need.key, http, resources, attempt]);
  return stale?.key === need.key ? stale.since : undefined;
}
