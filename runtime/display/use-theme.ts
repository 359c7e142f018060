import { systemDarkAtom } from '../state/display.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { useDisplay } from './use-display.ts';

/** Whether pages are dark for this visitor, and the way to the other theme. */
export function useTheme() {
  const { display, choose } = useDisplay();
  const systemDark = useSnapshot(systemDarkAtom);
  const dark = display.theme ? display.theme === 'dark' : systemDark;
  return { dark, toggleTheme: () => choose({ ...display, theme: dark ? 'light' : 'dark' }) };
}
