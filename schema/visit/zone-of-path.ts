import type { ZoneModel } from '../zone-model.ts';

/** The zone that a path lies in: its first segment after the language prefix, letter case ignored. */
export function zoneOfPath(path: string, zones: readonly ZoneModel[]): ZoneModel | undefined {
  const folded = `${path.toLowerCase()}/`;
  return zones.find(({ start }) => folded.startsWith(`${start.toLowerCase()}/`));
}
