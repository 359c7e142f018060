import { timeOf } from '../../../schema/time/time-of.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** A day's midnight in a time zone, and how far its clocks are before Greenwich, as +08:00. */
function midnight(
  day: string,
  timeZone: string,
): { readonly local: Date; readonly offset: string } {
  const local = new Date(`${day}T00:00:00Z`);
  const minutes = Math.round((local.getTime() - timeOf(day, timeZone)) / 60_000);
  const ahead = Math.abs(minutes);
  const offset = `${minutes < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
  return { local, offset };
}

/** A day as a moment (RFC 3339), as Atom has it: its midnight in the site's time zone. */
export const atomDay = (day: string, timeZone: string): string =>
  `${day}T00:00:00${midnight(day, timeZone).offset}`;

/** A day as a moment (RFC 822), as RSS has it. */
export function rssDay(day: string, timeZone: string): string {
  const { local, offset } = midnight(day, timeZone);
  return local.toUTCString().replace('GMT', offset.replace(':', ''));
}
