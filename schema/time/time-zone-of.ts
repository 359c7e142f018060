import type { SiteSource } from '../source.generated.ts';

/** The time zone of a site, which moments without one are meant in. */
export const timeZoneOf = ({ site }: Pick<SiteSource, 'site'>): string => site.timeZone ?? 'UTC';
