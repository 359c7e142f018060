import type { FrontMatter } from '../../schema/source.generated.ts';

/** A day or moment as milliseconds; without a zone it is the building machine's. NaN: there is no such moment. */
export const timeOf = (moment: string): number =>
  new Date(moment.length === 10 ? `${moment}T00:00` : moment.replace(' ', 'T')).getTime();

type Times = Pick<FrontMatter, 'draft' | 'publishAt' | 'expires'>;

/**
 * Whether an entry is shown.
 * @param now milliseconds since 1970
 */
export function isShown({ draft, publishAt, expires }: Times, now: number): boolean {
  if (draft) return false;
  if (publishAt !== undefined && timeOf(publishAt) > now) return false;
  return expires === undefined || timeOf(expires) > now;
}

/** When an entry appears or goes next, in milliseconds since 1970; undefined: it stays as it is. */
export function nextChange({ draft, publishAt, expires }: Times, now: number): number | undefined {
  if (draft) return undefined;
  const times = [publishAt, expires].flatMap((moment) =>
    moment === undefined ? [] : [timeOf(moment)],
  );
  return times.filter((time) => time > now).sort((a, b) => a - b)[0];
}
