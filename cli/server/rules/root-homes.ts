import type { RouteTable, SiteModel } from '../../../schema/model.ts';
import { rootTarget } from '../../../schema/visit/root-target.ts';
import { spellForDevice } from '../../../schema/visit/twin-spelling.ts';
import { anonymous } from './anonymous.ts';

/**
 * The home of a language by device variant, to which its root leads: only where it is open to everybody; where codes
 * decide, the script does.
 */
export function rootHomes(
  language: string,
  model: SiteModel,
  tables: readonly RouteTable[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.keys(model.devices).flatMap((device) => {
      const table = tables.find((each) => each.language === language && each.device === device);
      const home = spellForDevice(model.languages[language]?.home ?? '/', device, model);
      const isOpen = table && rootTarget(table, model, anonymous(model)) === home;
      return isOpen ? [[device, home] as const] : [];
    }),
  );
}
