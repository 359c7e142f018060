import type { FrontMatter } from '../../../schema/source.generated.ts';
import { timeOf } from '../../../schema/time/time-of.ts';

type Times = Pick<FrontMatter, 'draft' | 'publishAt' | 'expires'>;

/**
 * Whether an entry is shown.
 * @param now milliseconds since 1970
 * @param timeZone of the site
 */
export function isShown(
  { draft, publishAt, expires }: Times,
  now: number,
  timeZone: string,
): boolean {
  if (draft) return false;
  if (publishAt !== undefined && timeOf(publishAt, timeZone) > now) return false;
  return expires === undefined || timeOf(expires, timeZone) > now;
}

/** When a shown entry goes, in milliseconds since 1970; undefined: it stays. */
export function endOf(
  { expires }: Pick<Times, 'expires'>,
  now: number,
  timeZone: string,
): number | undefined {
  const end = expires === undefined ? undefined : timeOf(expires, timeZone);
  // In site dev one that is gone is shown all the same.
  return end !== undefined && end > now ? end : undefined;
}

/** When an entry appears or goes next, in milliseconds since 1970; undefined: it stays as it is. */
export function nextChange(
  { draft, publishAt, expires }: Times,
  now: number,
  timeZone: string,
): number | undefined {
  if (draft) return undefined;
  const times = [publishAt, expires].flatMap((moment) =>
    moment === undefined ? [] : [timeOf(moment, timeZone)],
  );
  return times.filter((time) => time > now).sort((a, b) => a - b)[0];
}
