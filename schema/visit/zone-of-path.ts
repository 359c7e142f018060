import type { ZoneModel } from '../zone-model.ts';

/** The zone that a path lies in: its first segment after the language prefix, letter case ignored. */
export function zoneOfPath<Zone extends Pick<ZoneModel, 'start'>>(
  path: string,
  zones: readonly Zone[],
): Zone | undefined {
  const folded = `${path.toLowerCase()}/`;
  return zones.find(({ start }) => folded.startsWith(`${start.toLowerCase()}/`));
}
