import { relative, resolve, sep } from 'node:path';
import type { Diagnostic, Range } from '../diagnostics/diagnostic.ts';
import { fingerprints } from '../diagnostics/fingerprints.ts';
import type { LineIndex } from '../diagnostics/line-index.ts';
import { allRules } from '../lint/all-rules.ts';
import type { Located, LocatedPlace, LocatedReport, Point } from './located.ts';
import type { Report } from './report.ts';

/** A path as machines need it: from a folder, with forward slashes. */
const pathFrom = (folder: string, file: string): string =>
  relative(folder, resolve(folder, file)).split(sep).join('/');

/** A text that every consumer can read: halves of characters, and controls but for tab and line end, become a sign. */
const readable = (text: string): string => text.replace(/\p{Cs}|(?![\t\n])\p{Cc}/gu, '\ufffd');

function placeOf(file: string, { start, end }: Range, lines: LineIndex): LocatedPlace {
  const point = (offset: number): Point => ({ ...lines.position(offset), offset });
  return { file, start: point(start), end: point(Math.max(start, end)) };
}

function fixOf({ fix, file }: Diagnostic, lines: LineIndex): Pick<Located, 'fix'> {
  if (!fix) return {};
  const edits = fix.edits.map((edit) => {
    const { start, end } = placeOf(file, edit, lines);
    return { start, end, text: edit.text };
  });
  return { fix: { safe: fix.safe, edits } };
}

/**
 * Places every diagnostic of a report, once for all formats, so that they agree.
 * @param folder what file paths are relative to: the working directory
 */
export function locate(report: Report, folder: string): LocatedReport {
  const fingerprintOf = fingerprints();
  const paths = new Map<string, string>();
  const pathOf = (file: string): string => {
    const path = paths.get(file) ?? readable(pathFrom(folder, file));
    paths.set(file, path);
    return path;
  };
  const diagnostics = report.diagnostics.map((each): Located => {
    const lines = report.linesOf(each.file);
    const file = pathOf(each.file);
    const message = readable(each.fullMessage ?? each.message);
    const shortMessage = each.fullMessage === undefined ? undefined : readable(each.message);
    const suggestion = each.suggestion === undefined ? undefined : readable(each.suggestion);
    return {
      ...placeOf(file, each, lines),
      rule: each.rule,
      severity: each.severity,
      message,
      ...(shortMessage === undefined ? {} : { shortMessage }),
      ...(suggestion === undefined ? {} : { suggestion }),
      fingerprint: fingerprintOf(each, file, lines),
      related: (each.related ?? []).map((place) => ({
        ...(place.file === undefined
          ? placeOf(file, place, lines)
          : placeOf(pathOf(place.file), place, report.linesOf(place.file))),
        message: readable(place.message),
      })),
      ...fixOf(each, lines),
    };
  });
  const broken = new Set(diagnostics.map(({ rule }) => rule));
  return {
    file: pathOf(report.file),
    diagnostics,
    hidden: report.hidden ?? 0,
    rules: allRules.filter(({ id }) => broken.has(id)),
  };
}
