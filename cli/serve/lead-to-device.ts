import { spellForDevice } from '../../schema/visit/twin-spelling.ts';
import { rootHomes } from '../server/rules/root-homes.ts';
import type { FoundPage } from './answer-for-path.ts';
import type { BuiltSite } from './built-site.ts';

/**
 * The path of the twin, or of the home, to which a visitor of a page is led by device.
 * @param path below the base, as it was asked for
 * @param device the variant that the visitor should get
 * @returns undefined: the visitor stays
 */
export function leadToDevice(
  path: string,
  { root, route }: FoundPage,
  device: string,
  { model, tables }: BuiltSite,
): string | undefined {
  if (route) {
    return Object.hasOwn(route.twins, device) ? spellForDevice(path, device, model) : undefined;
  }
  const home = rootHomes(root ?? '', model, tables)[device];
  return home !== path ? home : undefined;
}
