export type Severity = 'error' | 'warning';

/** Part of a file's text, in UTF-16 units from its start; a byte order mark is not counted. */
export type Range = { readonly start: number; readonly end: number };

/** Part of the text of a file that is named. */
export type FileRange = Range & { readonly file: string };

/** A place that helps to understand a diagnostic. */
export type RelatedPlace = Range & {
  readonly message: string;
  /** Absent: the file that the diagnostic is about. */
  readonly file?: string;
};

/** A change of a file's text: what stands in the range is replaced. */
export type Edit = Range & { readonly text: string };

/** How a finding can be fixed automatically. */
export type Fix = {
  /** What was meant is certain, and nothing of the site changes but that. A fix that is not is a guess. */
  readonly safe: boolean;
  /** Made all or none; they do not overlap. */
  readonly edits: readonly Edit[];
};

/** Something wrong with what the author wrote. */
export type Diagnostic = Range & {
  /** Stable id of the rule that was broken. */
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  /** The message with all that it only counts, for programs; absent: it says everything. */
  readonly fullMessage?: string;
  readonly file: string;
  /** What the author may have meant instead of the marked text. */
  readonly suggestion?: string;
  readonly fix?: Fix;
  readonly related?: readonly RelatedPlace[];
};
