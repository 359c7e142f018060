import type { Validate } from 'virtual:site-validator';
import type { Definitions } from '../../schema/blocks/block-definitions.ts';
import type { Diagnostic, Range } from '../diagnostics/diagnostic.ts';
import type { LineIndex } from '../diagnostics/line-index.ts';
import type { SourceMap } from '../diagnostics/source-map.ts';

/** The text of a file that a site is read from. */
export type SourceFile = {
  readonly file: string;
  /** Without a byte order mark. */
  readonly text: string;
  readonly lines: LineIndex;
  /** Comments that hold the marker of an ignore. */
  readonly comments: readonly Range[];
};

/** What a site's own kinds of blocks and layouts add to the site language. */
export type OwnLanguage = {
  readonly definitions: Definitions;
  /** Of whole site files. */
  readonly validate: Validate;
};

/** What a site file says together with the files that it includes. */
export type ReadSite = SourceMap & {
  /** The site file. */
  readonly file: string;
  /** The site file, and behind it those that it includes, in their order, as far as they could be read. */
  readonly sources: readonly SourceFile[];
  /** What stands under `include` of the site file, as far as it could be read. */
  readonly includes: readonly string[];
  /** Lines of one of these files. */
  readonly linesOf: (file: string) => LineIndex;
  /** What they say as plain data; undefined where it cannot be trusted to be all of it. */
  readonly content: { readonly value: unknown } | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** What the site's own components add to the site language; absent: there are none. */
  readonly own?: OwnLanguage;
};

/** What a single file says. */
export type ReadResult = ReadSite & SourceFile;
