import type { HttpSource, PageParams, ValueFormat } from '../source.generated.ts';

/** How a number or a day is written, in one language. */
export type ValueForm = Omit<ValueFormat, 'unit'> & { readonly unit?: string };

export type FieldModel = {
  readonly name: string;
  readonly type: string;
  /** Absent: it does not stand among the facts. */
  readonly label?: string;
  readonly options?: Readonly<Record<string, string>>;
  /** How its values are written. */
  readonly format?: ValueForm;
  /** Collection of the entries that it names; of API collections only, whose answers are read with it. */
  readonly collection?: string;
};

/** A collection in one variant. */
export type CollectionModel = {
  /** What its entries are called together. */
  readonly label?: string;
  /** Entries on a page of a list. */
  readonly size: number;
  /** The usual kind of content. */
  readonly type: string;
  /** Names of the other kinds. */
  readonly types: Readonly<Record<string, string>>;
  /** Names of the sections. */
  readonly codes: Readonly<Record<string, string>>;
  /** Addresses of the sections, in the variant's spelling; one without a place of its own is left out. */
  readonly sections?: Readonly<Record<string, string>>;
  readonly fields: readonly FieldModel[];
  /** Set where its entries are events. */
  readonly events?: {
    /** Names of the groups that they are for. */
    readonly audiences: Readonly<Record<string, string>>;
    /** Kinds that are a last day to do something. */
    readonly deadlines: readonly string[];
  };
  /** Path of the page of one entry, in the variant's spelling, and what its parameters mean. */
  readonly detail?: { readonly path: string; readonly params: PageParams };
  readonly http?: HttpSource;
};
