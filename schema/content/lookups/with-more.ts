import type { HttpEntry } from '../../source.generated.ts';
import { NotThere } from '../http/api-errors.ts';
import { atPath } from '../http/at-path.ts';

/**
 * An entry with the answers of its further calls, each under its key.
 * @param ask makes a call
 * @throws where a call fails; one that has nothing (404) adds nothing
 */
export async function withMore(
  item: unknown,
  more: HttpEntry['more'],
  ask: (call: { readonly url: string }) => Promise<unknown>,
): Promise<unknown> {
  if (!more || typeof item !== 'object' || item === null) return item;
  const found = await Promise.all(
    Object.entries(more).map(async ([key, { url, item: place }]) => {
      try {
        const value = await ask({ url });
        return [[key, place === undefined ? value : atPath(value, place)] as const];
      } catch (error) {
        if (error instanceof NotThere) return [];
        throw error;
      }
    }),
  );
  return { ...item, ...Object.fromEntries(found.flat()) };
}
