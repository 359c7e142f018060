import type { VariantKey } from '../model.ts';
import { noMark, spellTwin } from '../twin/spell-twin.ts';
import type { FlatRoute } from './flat-routes.ts';
import { pathsOfRoute } from './paths-of-route.ts';
import type { SiteSettings } from './site-settings.ts';

export type RouteAddress = VariantKey & {
  readonly path: string;
  readonly id: string;
  /** True for the first path of the route in its language, false for further ones. */
  readonly canonical: boolean;
  readonly flat: FlatRoute;
  /** Position among the route's paths in this language. */
  readonly index: number;
};

/** Whether a route exists on a device variant. */
export const routeHasDevice = ({ route }: FlatRoute, device: string): boolean =>
  route.devices === undefined || route.devices.includes(device);

/** Every path of a site with all its twins: set by set, each in file order. */
export function routeAddresses(
  routes: readonly FlatRoute[],
  settings: SiteSettings,
): RouteAddress[] {
  return settings.variants.flatMap(({ language, device }) => {
    const mark = settings.devices[device] ?? noMark;
    return routes
      .filter((flat) => routeHasDevice(flat, device))
      .flatMap((flat) =>
        pathsOfRoute(flat.route, language).map((path, index) => ({
          path: spellTwin(path, mark, settings.spelling),
          language,
          device,
          id: flat.route.id,
          canonical: index === 0,
          flat,
          index,
        })),
      );
  });
}
