import { useSiteState } from './site-state.ts';

function useNoteArt(...names: readonly string[]): void {
  const { recording } = useSiteState();
  for (const name of names) recording?.art.add(name);
}

/**
 * For a component whose drawings come from the theme and are seen first: built pages announce them, as browsers find
 * them only with the style sheet.
 * @param names of the design tokens
 */
export const useArt: (...names: readonly string[]) => void = import.meta.env.SSR
  ? useNoteArt
  : () => undefined;
