import { type Display, displayAtom, systemDarkAtom } from '../state/display.ts';
import { useSiteState } from '../state/site-state.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { keepDisplay } from './display-choice.ts';

/** How pages look to this visitor, and how the visitor changes it. */
export function useDisplay() {
  const { store } = useSiteState();
  const display = useSnapshot(displayAtom);
  const systemDark = useSnapshot(systemDarkAtom);
  const choose = (next: Display): void => {
    keepDisplay(next);
    store.set(displayAtom, next);
  };
  const dark = display.theme ? display.theme === 'dark' : systemDark;
  const { text: _text, contrast: _contrast, care, ...rest } = display;
  return {
    dark,
    care: care ?? false,
    largeText: display.text === 'large',
    moreContrast: display.contrast === 'more',
    toggleTheme: () => choose({ ...display, theme: dark ? 'light' : 'dark' }),
    /** Large text with a bar on top of the page, by which it is changed and left. */
    toggleAccessibility: () => choose(care ? rest : { ...rest, care: true, text: 'large' }),
    toggleText: () => {
      const { text, ...others } = display;
      choose(text ? others : { ...others, text: 'large' });
    },
    toggleContrast: () => {
      const { contrast, ...others } = display;
      choose(contrast ? others : { ...others, contrast: 'more' });
    },
  };
}
