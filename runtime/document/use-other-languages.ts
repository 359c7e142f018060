import { spellForDevice } from '../../schema/visit/twin-spelling.ts';
import { useCompleteAddress } from '../router/router.tsx';
import { useScreen } from '../screen/screen-context.ts';
import { useSiteState } from '../state/site-state.ts';

export type OtherLanguage = {
  readonly code: string;
  readonly tag: string;
  readonly label: string;
  readonly toggle: string;
  /** What the link does, in the other language. */
  readonly openHome: string;
  /** Complete, for a link that opens a new window. */
  readonly href: string;
};

/** The site's other languages, each with its home on the open device variant. */
export function useOtherLanguages(): readonly OtherLanguage[] {
  const { model } = useSiteState();
  const { language, device } = useScreen();
  const root = useCompleteAddress('/');
  return Object.entries(model.languages)
    .filter(([code]) => code !== language)
    .map(([code, { tag, label, toggle, openHome, home }]) => ({
      code,
      tag,
      label,
      toggle,
      openHome,
      href: root.replace(/\/$/, '') + spellForDevice(home, device, model),
    }));
}
