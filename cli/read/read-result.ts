import type { Diagnostic, Range } from '../diagnostics/diagnostic.ts';
import type { LineIndex } from '../diagnostics/line-index.ts';
import type { SourceMap } from '../diagnostics/source-map.ts';

export type ReadResult = SourceMap & {
  readonly file: string;
  /** Without a byte order mark. */
  readonly text: string;
  readonly lines: LineIndex;
  /** What the file says as plain data; undefined where it cannot be trusted to be all of it. */
  readonly content: { readonly value: unknown } | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** Comments that hold the marker of an ignore. */
  readonly comments: readonly Range[];
};
