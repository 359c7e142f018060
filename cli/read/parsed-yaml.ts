import type { Range } from '../diagnostics/diagnostic.ts';
import type { SourceNode } from './source-node.ts';

/** What the parser found wrong, at offsets of the text. */
export type YamlError = {
  readonly code: string;
  readonly message: string;
  readonly start: number;
  readonly end: number;
};

/** A name `&name` that a node has, for aliases to repeat it. */
export type Anchor = {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** What it names. */
  readonly node: SourceNode;
  /** Whether an alias repeats what it names. */
  used: boolean;
};

export type ParsedYaml = {
  /** The first document's content; undefined where there is none. */
  readonly root: SourceNode | undefined;
  readonly errors: readonly YamlError[];
  /** Comments that hold the marker of an ignore. */
  readonly comments: readonly Range[];
  readonly anchors: readonly Anchor[];
  /** Where a second document starts. */
  readonly secondDocument?: number;
  /** Where the text is nested too deeply; nothing else is reported then. */
  readonly tooDeep?: number;
  /** False where so much is wrong that the rest was not read. */
  readonly complete: boolean;
};
