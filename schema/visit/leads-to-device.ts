import type { HostedDevice, RouteRow, SiteModel } from '../model.ts';

/**
 * Whether a visitor on one device variant's address of a route is led to another's: where the route has that twin
 * and both variants want it (`devices.*.redirect`).
 * @param from the address's variant
 * @param to the variant that the visitor should get
 */
export const leadsToDevice = (row: RouteRow, from: string, to: string, model: SiteModel): boolean =>
  from !== to &&
  (model.devices[to]?.redirectTo ?? false) &&
  (model.devices[from]?.redirectFrom ?? false) &&
  !row.lacks?.includes(to);

/**
 * The same for a device variant at another host.
 * @param row undefined: the root of a language
 * @param from the address's variant
 * @param to the variant that the visitor should get, by its name
 */
export const leadsToHost = (
  row: RouteRow | undefined,
  from: string,
  { redirectTo }: HostedDevice,
  to: string,
  model: SiteModel,
): boolean =>
  redirectTo && (model.devices[from]?.redirectFrom ?? false) && !row?.lacks?.includes(to);
