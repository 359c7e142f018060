import { LocalError } from '../local-error.ts';
import type { IndexedDocument } from './indexed-document.ts';

/** A document that the engine did not take, and what it said about it. */
export type Refused = { readonly id: string; readonly reason: string };

/** A document as it is sent. */
export type Spelled = { readonly id: string; readonly text: string };

/**
 * One language's index in a search engine. All calls may be made again after they failed: nothing is
 * doubled by that. They throw `EngineFailure` where the engine cannot be used.
 */
export type Engine = {
  /** What the index is called in the engine. */
  readonly name: string;
  /**
   * Makes the index where it is missing.
   * @returns the build that it was completed with; empty where none was
   * @throws EngineFailure where an index of this name is there that `site index` did not make
   */
  readonly open: () => Promise<string>;
  /** Marks of the documents that the engine has, by id. */
  readonly known: (progress: (count: number) => void) => Promise<Map<string, string>>;
  /** Says in the index that it is being written. */
  readonly begin: () => Promise<void>;
  /** How a document is written in a request. */
  readonly spell: (document: IndexedDocument) => string;
  readonly put: (documents: readonly Spelled[]) => Promise<Refused[]>;
  readonly remove: (ids: readonly string[]) => Promise<Refused[]>;
  /** Has the engine keep and show all that was sent, and counts it. */
  readonly settle: () => Promise<number>;
  /** Says in the index that it is complete. */
  readonly finish: (build: string) => Promise<void>;
};

/** The engine does not answer, or not as it should: exit code 2. */
export class EngineFailure extends LocalError {
  override name = 'EngineFailure';
}
