import { type Display, displayAtom } from '../state/display.ts';
import { useSiteState } from '../state/site-state.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { keepDisplay } from './display-choice.ts';

/** How pages look to this visitor, and how the visitor changes it. */
export function useDisplay() {
  const { store } = useSiteState();
  const display = useSnapshot(displayAtom);
  const choose = (next: Display): void => {
    keepDisplay(next);
    store.set(displayAtom, next);
  };
  const { care = false, ...rest } = display;
  return {
    display,
    choose,
    care,
    /** The bar by which text and more is changed, as it was left; large text where it is new. */
    toggleAccessibility: () => choose(care ? rest : { text: 'large', ...rest, care: true }),
  };
}
