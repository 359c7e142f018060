import type { FlatRoute } from '../../../schema/compile/flat-routes.ts';
import { pathsOfRoute } from '../../../schema/compile/paths-of-route.ts';
import { routeHasDevice } from '../../../schema/compile/route-addresses.ts';
import type { SiteSettings } from '../../../schema/compile/site-settings.ts';
import { type ParsedPath, parsePath } from '../../../schema/path/parse-path.ts';
import { shapeOf } from '../../../schema/path/path-shape.ts';
import { pathValues } from '../../../schema/path/path-values.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';

/** A path as a route declares it, in its desktop spelling. */
export type DeclaredPath = {
  readonly text: string;
  readonly language: string;
  readonly flat: FlatRoute;
  readonly pointer: Pointer;
  readonly parsed: ParsedPath;
  /** What it matches, whatever its parameters are called and its letters cased. */
  readonly shape: string;
  /** What its parameters may be, where that is not anything (`pathValues`). */
  readonly values: string | undefined;
  /** Device variants that have its route. */
  readonly devices: readonly string[];
};

/** Every path that the routes declare in the languages of the site, in file order. */
export function declaredPaths(
  routes: readonly FlatRoute[],
  settings: SiteSettings,
): DeclaredPath[] {
  const deviceNames = Object.keys(settings.devices);
  return routes.flatMap((flat) => {
    const devices = deviceNames.filter((device) => routeHasDevice(flat, device));
    return Object.keys(flat.route.paths)
      .filter((language) => Object.hasOwn(settings.languages, language))
      .flatMap((language) => {
        const isList = Array.isArray(flat.route.paths[language]);
        const pointer = [...flat.pointer, 'paths', language];
        return pathsOfRoute(flat.route, language).map((text, index) => {
          const parsed = parsePath(text);
          const place = isList ? [...pointer, index] : pointer;
          const shape = shapeOf(parsed.segments);
          const values = pathValues(text, flat.route.values);
          return { text, language, flat, pointer: place, parsed, shape, values, devices };
        });
      });
  });
}
