import { rootTarget } from '../../schema/visit/root-target.ts';
import { spellForDevice } from '../../schema/visit/twin-spelling.ts';
import { accessInfoAtom } from '../state/access.ts';
import { useSiteState } from '../state/site-state.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { useScreen } from './screen-context.ts';

/** The home of the open language on the open device variant. */
export function useHomeAddress(): string {
  const { model } = useSiteState();
  const { language, device } = useScreen();
  return spellForDevice(model.languages[language]?.home ?? '/', device, model);
}

/** The root of the open language (/ or /EN/), or undefined where it opens nothing for this visitor. */
export function useRootAddress(): string | undefined {
  const { model } = useSiteState();
  const { language, table } = useScreen();
  const access = useSnapshot(accessInfoAtom);
  const opens = rootTarget(table, model, access) !== undefined;
  return opens ? `${model.languages[language]?.prefix ?? ''}/` : undefined;
}
