import { useSiteState } from '../state/site-state.ts';
import { useScreen } from './screen-context.ts';

/** BCP 47 tag of the page's language. */
export function usePageTag(): string | undefined {
  const { language } = useScreen();
  return useSiteState().model.languages[language]?.tag;
}
