import type { SourceMap } from '../diagnostics/source-map.ts';
import type { Diagnostic, Fix, Range } from './diagnostic.ts';
import type { Finding, FindingLocation, Repair } from './finding.ts';
import type { RuleMeta } from './rule-meta.ts';
import { isPlainPart, writeScalar } from './write-scalar.ts';

function rangeOf({ pointer, what, inside }: FindingLocation, places: SourceMap): Range {
  return inside
    ? places.locateInside(pointer, inside.offset, inside.length)
    : places.locate(pointer, what);
}

function fixOf(
  { safe, ...repair }: Repair,
  { pointer, inside }: FindingLocation,
  range: Range,
  read: ReadPlaces,
): Fix | undefined {
  if (repair.kind === 'remove') {
    const removal = read.locateRemoval(pointer);
    return removal && { safe, edits: [{ ...removal, text: '' }] };
  }
  // What has a fix is not fixed by its suggestion.
  if (repair.kind === 'none') return { safe, edits: [] };
  if (inside) {
    // A part of a text that is not written as it reads cannot be replaced alone.
    const isPart = range.end - range.start === inside.length && isPlainPart(repair.text);
    return isPart ? { safe, edits: [{ ...range, text: repair.text }] } : undefined;
  }
  const written = read.text.slice(range.start, range.end);
  return { safe, edits: [{ ...range, text: writeScalar(written, repair.text) }] };
}

type ReadPlaces = SourceMap & { readonly file: string; readonly text: string };

/** A finding as a diagnostic: placed in the text of the file. */
export function toDiagnostic(
  finding: Finding,
  rule: Pick<RuleMeta, 'id' | 'severity'>,
  read: ReadPlaces,
): Diagnostic {
  const related = finding.related?.map((place) => ({
    message: place.message,
    ...rangeOf(place, place.in ?? read),
    ...(place.in ? { file: place.in.file } : {}),
  }));
  const range = rangeOf(finding, read);
  const fix = finding.repair && fixOf(finding.repair, finding, range, read);
  return {
    rule: rule.id,
    severity: rule.severity,
    message: finding.message,
    ...(finding.fullMessage === undefined ? {} : { fullMessage: finding.fullMessage }),
    file: read.file,
    ...range,
    ...(finding.suggestion === undefined ? {} : { suggestion: finding.suggestion }),
    ...(fix ? { fix } : {}),
    ...(related ? { related } : {}),
  };
}
