import { type ComponentType, useEffect, useState } from 'react';
import type { SearchAidProps } from './search-aid.tsx';

/** What helps with a search, as soon as it is there: the box is open before, and searches without it. */
export function useSearchAid(): ComponentType<SearchAidProps> | undefined {
  const [aid, setAid] = useState<ComponentType<SearchAidProps>>();
  useEffect(() => {
    let isOver = false;
    import('./search-aid.tsx').then(
      ({ SearchAid }) => {
        if (!isOver) setAid(() => SearchAid);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, []);
  return aid;
}
