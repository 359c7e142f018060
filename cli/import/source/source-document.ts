import type { Root } from 'mdast';
import type { LocalText } from '../../local-text.ts';
import type { NoteTaker } from '../note.ts';
import type { SourceFile } from './source-file.ts';

/** What a document says of itself, by the keys of the front matter or names of its own. */
export type SourceFront = Readonly<Record<string, unknown>>;

export type ConvertedDocument = {
  readonly front: SourceFront;
  /** Its text, as a tree of Markdown. */
  readonly tree: Root;
};

/** What a document asks for while it is converted. */
export type Conversion = {
  readonly notes: NoteTaker;
  /** Places in it that other documents link to. */
  readonly anchors: ReadonlySet<string>;
  /** The address that a link gets; undefined: it leads nowhere, and its words alone are kept. */
  readonly link: (address: string) => Promise<string | undefined>;
  /** The address that a picture gets; undefined: there is no such picture. */
  readonly picture: (address: string) => Promise<string | undefined>;
};

/** A document of the old site, before it is converted. */
export type SourceDocument = {
  /** What messages call it: its path or its address. */
  readonly name: string;
  /** What its id is made of, in any script; its translations have the same. */
  readonly slug: string;
  /** Undefined: the one that the command names. */
  readonly language?: string | undefined;
  /** Its addresses on the old site, from the root on, the query included. */
  readonly addresses: readonly string[];
  /** Names that links of other documents have for it; see `documentKey`. */
  readonly keys: readonly string[];
  /** The names that a link in this document may mean. */
  readonly keysOf: (address: string) => readonly string[];
  /** The file that an address in this document names; undefined: it is not there. */
  readonly findFile: (address: string) => Promise<SourceFile | undefined>;
  readonly convert: (conversion: Conversion) => Promise<ConvertedDocument>;
};

/** What a source does not hand on, and why. */
export type LeftOut = { readonly name: string; readonly why: LocalText };

export type ImportSource = {
  readonly documents: readonly SourceDocument[];
  readonly leftOut: readonly LeftOut[];
  /** Where the old site stands: origin and path of its root, without a slash at the end. */
  readonly origin?: string | undefined;
};
