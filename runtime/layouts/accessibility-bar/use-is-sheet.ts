import { useEffect, useState } from 'react';
import { useScreen } from '../../screen/screen-context.ts';

/** Windows narrower than a tablet; see accessibility-slot.module.css. */
const narrow = '(max-width: 47.99rem)';

/** Whether the bar is a sheet below: on phones, and in windows as narrow as theirs. */
export function useIsSheet(): boolean {
  const { form } = useScreen();
  const [isNarrow, setIsNarrow] = useState(() => window.matchMedia(narrow).matches);
  useEffect(() => {
    const query = window.matchMedia(narrow);
    const follow = (): void => setIsNarrow(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return form === 'mobile' || isNarrow;
}
