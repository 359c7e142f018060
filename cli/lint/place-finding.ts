import type { Places } from '../read/places.ts';
import type { Diagnostic, Range } from './diagnostic.ts';
import type { Finding, FoundPlace, Rule } from './rule.ts';

function rangeOf({ pointer, what, inside }: FoundPlace, places: Places): Range {
  return inside
    ? places.locateInside(pointer, inside.offset, inside.length)
    : places.locate(pointer, what);
}

/** A finding as a diagnostic: placed in the text of the file. */
export function placeFinding(
  finding: Finding,
  rule: Pick<Rule, 'id' | 'severity'>,
  read: Places & { readonly file: string },
): Diagnostic {
  const related = finding.related?.map((place) => ({
    message: place.message,
    ...rangeOf(place, read),
  }));
  return {
    rule: rule.id,
    severity: rule.severity,
    message: finding.message,
    file: read.file,
    ...rangeOf(finding, read),
    ...(finding.suggestion === undefined ? {} : { suggestion: finding.suggestion }),
    ...(related ? { related } : {}),
  };
}
