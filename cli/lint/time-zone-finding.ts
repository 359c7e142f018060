import type { Finding } from '../diagnostics/finding.ts';
import { nearestAmong } from '../diagnostics/nearest.ts';
import type { Pointer } from '../diagnostics/pointer.ts';

function isKnown(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== undefined;
  } catch {
    // The platform throws for names that it does not know.
    return false;
  }
}

/** What is wrong with the name of a time zone; nothing where none is written. */
export function timeZoneFinding(pointer: Pointer, name: string | undefined): readonly Finding[] {
  if (name === undefined || isKnown(name)) return [];
  const suggestion = nearestAmong(Intl.supportedValuesOf('timeZone'))(name);
  return [{ pointer, what: 'value', message: `there is no time zone "${name}"`, suggestion }];
}
