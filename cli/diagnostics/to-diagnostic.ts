import type { SourceMap } from '../diagnostics/source-map.ts';
import type { Diagnostic, FileRange, Fix } from './diagnostic.ts';
import type { Finding, FindingLocation, Repair } from './finding.ts';
import type { RuleMeta } from './rule-meta.ts';
import { isPlainPart, writeScalar } from './write-scalar.ts';

function rangeOf({ pointer, what, inside }: FindingLocation, places: SourceMap): FileRange {
  return inside
    ? places.locateInside(pointer, inside.offset, inside.length)
    : places.locate(pointer, what);
}

function fixOf(
  { safe, ...repair }: Repair,
  { pointer, inside }: FindingLocation,
  { file, start, end }: FileRange,
  read: SourceMap,
): Fix | undefined {
  if (repair.kind === 'remove') {
    const removal = read.locateRemoval(pointer);
    return removal && { safe, edits: [{ start: removal.start, end: removal.end, text: '' }] };
  }
  // What has a fix is not fixed by its suggestion.
  if (repair.kind === 'none') return { safe, edits: [] };
  if (inside) {
    // A part of a text that is not written as it reads cannot be replaced alone.
    const isPart = end - start === inside.length && isPlainPart(repair.text);
    return isPart ? { safe, edits: [{ start, end, text: repair.text }] } : undefined;
  }
  const written = read.textOf(file).slice(start, end);
  return { safe, edits: [{ start, end, text: writeScalar(written, repair.text) }] };
}

/** A finding as a diagnostic: placed in the text of its file. */
export function toDiagnostic(
  finding: Finding,
  rule: Pick<RuleMeta, 'id' | 'severity'>,
  read: SourceMap,
): Diagnostic {
  const range = rangeOf(finding, read);
  const related = finding.related?.map((place) => {
    const { file, start, end } = rangeOf(place, place.in ?? read);
    return { message: place.message, start, end, ...(file === range.file ? {} : { file }) };
  });
  const fix = finding.repair && fixOf(finding.repair, finding, range, read);
  return {
    rule: rule.id,
    severity: rule.severity,
    message: finding.message,
    ...(finding.fullMessage === undefined ? {} : { fullMessage: finding.fullMessage }),
    ...range,
    ...(finding.suggestion === undefined ? {} : { suggestion: finding.suggestion }),
    ...(fix ? { fix } : {}),
    ...(related ? { related } : {}),
  };
}
