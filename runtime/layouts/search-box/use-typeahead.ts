import { type ComponentType, useEffect, useState } from 'react';
import type { TypeaheadProps } from './typeahead.tsx';

/** What helps with a search, as soon as it is there: the box is open before, and searches without it. */
export function useTypeahead(): ComponentType<TypeaheadProps> | undefined {
  const [aid, setAid] = useState<ComponentType<TypeaheadProps>>();
  useEffect(() => {
    let isOver = false;
    import('./typeahead.tsx').then(
      ({ Typeahead }) => {
        if (!isOver) setAid(() => Typeahead);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, []);
  return aid;
}
