import type { Fix, Severity } from '../diagnostics/diagnostic.ts';
import type { RuleMeta } from '../diagnostics/rule-meta.ts';
import type { ReportStyle } from './report-style.ts';

/** A place in a file: lines and columns from 1, offsets from 0, all in UTF-16 units, the byte order mark not counted. */
export type Point = { readonly line: number; readonly column: number; readonly offset: number };

export type LocatedPlace = {
  /** From the working directory, with forward slashes. */
  readonly file: string;
  readonly start: Point;
  /** Behind the last character. */
  readonly end: Point;
};

/** An edit of a fix, placed. */
export type LocatedEdit = Omit<LocatedPlace, 'file'> & { readonly text: string };

/** A diagnostic as every format reports it. */
export type Located = LocatedPlace & {
  readonly rule: string;
  readonly severity: Severity;
  /** With all that it is about. */
  readonly message: string;
  /** For people, where the message goes on and on. */
  readonly shortMessage?: string;
  readonly suggestion?: string;
  /** The same after edits elsewhere in the file, and no other's. */
  readonly fingerprint: string;
  readonly related: readonly (LocatedPlace & { readonly message: string })[];
  readonly fix?: Pick<Fix, 'safe'> & { readonly edits: readonly LocatedEdit[] };
};

/** What every format is made of. */
export type LocatedReport = {
  /** The site file. */
  readonly file: string;
  readonly diagnostics: readonly Located[];
  /** Warnings that are not reported. */
  readonly hidden: number;
  /** The rules that are broken, in the order of allRules. */
  readonly rules: readonly RuleMeta[];
};

/** Writes a report; the style is for formats that people read. */
export type Format = (report: LocatedReport, style: ReportStyle) => string;
