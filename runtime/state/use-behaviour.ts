import { placesAbove, useBlockPlace } from './recording.ts';
import { useSiteState } from './site-state.ts';

function useNoteBehaviour(): void {
  const { recording } = useSiteState();
  const place = useBlockPlace();
  if (!recording || place === '') return;
  for (const each of placesAbove(place)) recording.live.add(each);
}

/**
 * For a component that does something in the browser: it listens, measures, or shows what only the browser
 * knows. A block with such a component in it is hydrated; all others keep the HTML that was built.
 */
export const useBehaviour: () => void = import.meta.env.SSR ? useNoteBehaviour : () => undefined;
