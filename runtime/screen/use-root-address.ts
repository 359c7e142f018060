import { isRootHome } from '../../schema/visit/root-language.ts';
import { rootTarget } from '../../schema/visit/root-target.ts';
import { accessInfoAtom } from '../state/access.ts';
import { useSiteState } from '../state/site-state.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { useScreen } from './screen-context.ts';
import { useHomeAddress } from './use-home-address.ts';

/** The root of the open language (/ or /EN/), or undefined where it opens nothing for this visitor. */
export function useRootAddress(): string | undefined {
  const { model } = useSiteState();
  const { language, table } = useScreen();
  const access = useSnapshot(accessInfoAtom);
  const opens = rootTarget(table, model, access) !== undefined;
  const home = useHomeAddress();
  if (!opens) return undefined;
  return isRootHome(home, model) ? home : `${model.languages[language]?.prefix ?? ''}/`;
}
