import { useQuery } from '../../router/use-query.ts';
import { useScreen } from '../../screen/screen-context.ts';

/**
 * Spells the address of another part of the lists of the open page.
 * @returns a function from the keys that change (undefined: left out) to an address
 */
export function useListAddress(): (
  changes: Readonly<Record<string, string | undefined>>,
) => string {
  const { path } = useScreen();
  const query = useQuery();
  return (changes) => {
    const next = new URLSearchParams(query);
    for (const [key, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(key);
      else next.set(key, value);
    }
    const text = next.toString();
    return text === '' ? path : `${path}?${text}`;
  };
}
