import type { ModelEntry } from '../../schema/model.ts';
import { useScreen } from '../screen/screen-context.ts';

/** The entries of a collection in the screen's language, newest first. */
export function useCollection(name: string): readonly ModelEntry[] {
  return useScreen().collections[name] ?? [];
}
