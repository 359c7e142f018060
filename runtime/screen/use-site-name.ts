import { useSiteState } from '../state/site-state.ts';
import { useScreen } from './screen-context.ts';
import { useWebConfig } from './use-web-config.ts';

/** The website's name: the web configuration's, else the site file's. */
export function useSiteName(): string {
  const { model } = useSiteState();
  const { language } = useScreen();
  return useWebConfig().websiteName || (model.languages[language]?.name ?? '');
}
