import type { HttpSource } from '../../../schema/source.generated.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';

/** The addresses that a source calls, with where they stand in it. */
export function* askedPlaces({
  list,
  entry,
  lookups,
}: HttpSource): Iterable<readonly [Pointer, string]> {
  yield [['list', 'url'], list.url];
  if (entry) yield [['entry', 'url'], entry.url];
  for (const [key, { url }] of Object.entries(entry?.more ?? {})) {
    yield [['entry', 'more', key, 'url'], url];
  }
  for (const [path, { url }] of Object.entries(lookups ?? {})) {
    if (url !== undefined) yield [['lookups', path, 'url'], url];
  }
}
