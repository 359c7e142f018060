import { spellForDevice } from '../../schema/visit/twin-spelling.ts';
import { useSiteState } from '../state/site-state.ts';
import { useScreen } from './screen-context.ts';

/** The home of the open language on the open device variant. */
export function useHomeAddress(): string {
  const { model } = useSiteState();
  const { language, device } = useScreen();
  return spellForDevice(model.languages[language]?.home ?? '/', device, model);
}
