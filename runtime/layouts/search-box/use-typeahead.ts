import { useEffect, useState } from 'react';
import type { Typeahead } from './typeahead.ts';

/** The typeahead as soon as it is there: the box is open before, and searches without it. */
export function useTypeahead(): Typeahead | undefined {
  const [loaded, setLoaded] = useState<Typeahead>();
  useEffect(() => {
    let isOver = false;
    import('./typeahead.ts').then(
      ({ typeahead }) => {
        if (!isOver) setLoaded(typeahead);
      },
      // The box searches without it.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, []);
  return loaded;
}
