import { leadsToDevice } from '../../schema/visit/leads-to-device.ts';
import { rootTarget } from '../../schema/visit/root-target.ts';
import { spellForDevice } from '../../schema/visit/twin-spelling.ts';
import { anonymous } from './anonymous.ts';
import type { FoundPage } from './answer-for-path.ts';
import type { BuiltSite } from './built-site.ts';

/**
 * The path of the twin, or of the home, to which a visitor of a page is led by device. From a root only where its home
 * is open to everybody: where codes decide, the script does.
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
    const { row, table } = route;
    const leads = leadsToDevice(row, table.device, device, model);
    return leads ? spellForDevice(path, device, model) : undefined;
  }
  const table = tables.find((each) => each.language === root && each.device === device);
  const home = spellForDevice(model.languages[root ?? '']?.home ?? '/', device, model);
  const isOpen = table && rootTarget(table, model, anonymous(model)) === home;
  return isOpen && home !== path ? home : undefined;
}
