import type { VariantKey } from '../model.ts';
import { fillPath } from '../path/fill-path.ts';
import { pathMatcher } from '../path/path-matcher.ts';
import { pathValues } from '../path/path-values.ts';
import { splitAddress } from '../path/split-address.ts';
import { noMark, spellTwin } from '../twin/spell-twin.ts';
import type { FlatRoute } from './flat-routes.ts';
import { pathsOfRoute } from './paths-of-route.ts';
import { routeHasDevice } from './route-addresses.ts';
import type { SiteSettings } from './site-settings.ts';

/** Spells an address of the source as it stands on the pages of one variant. */
export type LinkSpeller = (link: string, variant: VariantKey) => string;

/**
 * A path of this site leads to the same route in the variant's own language, where that has one with the
 * same parameters, and to the twin for the variant's device. Every other address stays as it is.
 */
export function linkSpeller(routes: readonly FlatRoute[], settings: SiteSettings): LinkSpeller {
  const match = pathMatcher(
    Object.keys(settings.languages).flatMap((language) =>
      routes.flatMap((flat) =>
        pathsOfRoute(flat.route, language).map(
          (path) => [path, { flat, language }, pathValues(path, flat.route.values)] as const,
        ),
      ),
    ),
  );
  return (link, { language, device }) => {
    if (!link.startsWith('/')) return link;
    const { path, query, hash } = splitAddress(link);
    const found = match(path);
    if (!found) return link;
    const partner =
      found.value.language === language
        ? undefined
        : pathsOfRoute(found.value.flat.route, language)[0];
    const address = (partner && fillPath(partner, found.params)) ?? path;
    const own = routeHasDevice(found.value.flat, device) ? settings.devices[device] : undefined;
    return spellTwin(address, own ?? noMark, settings.spelling) + query + hash;
  };
}
