import type { EntryHeading, FieldValue } from '../../../schema/content/content-model.ts';
import type { EventValues, FrontMatter } from '../../../schema/source.generated.ts';
import type { Diagnostic, Range } from '../../diagnostics/diagnostic.ts';
import type { Ignore } from '../../ignores/ignore.ts';

/** An address that a text or its front matter names, and where it stands in the file. */
export type NamedAddress = Range & { readonly address: string };

/** A link to another file of content, without its query. */
export type LinkedText = NamedAddress & {
  /** The heading in it, from the # on. */
  readonly hash?: NamedAddress;
};

export type NamedPicture = NamedAddress & {
  readonly alt: string;
};

/** A file of content, compiled: all that can be known without the others. */
export type ArticleRecord = {
  readonly front: FrontMatter;
  readonly fields: Readonly<Record<string, FieldValue>>;
  /** The event that it is, where its collection has events. */
  readonly event?: EventValues;
  /** HTML with placeholders: see `placeholders.ts`. */
  readonly html: string;
  /** The text alone, as readers see it, for those who search it. */
  readonly text: string;
  readonly headings: readonly EntryHeading[];
  /** Ids in the text that links may lead to, as they are written: its headings, and ids in its HTML. */
  readonly ids: readonly string[];
  /** Other files of content that the text links to, by their placeholder's number. */
  readonly files: readonly LinkedText[];
  /** Files to fetch that the text links to, by their placeholder's number. */
  readonly downloads: readonly NamedAddress[];
  /** Addresses of this site that the text links to: those that begin with / or ?. */
  readonly addresses: readonly NamedAddress[];
  /** Pictures of the text, by their placeholder's number. */
  readonly pictures: readonly NamedPicture[];
  /** Where the texts of the front matter stand that other files decide about, by their path in it: see `locationKey`. */
  readonly locations: Readonly<Record<string, Range>>;
};

/** What a text names of other files. */
export type NamedInText = Pick<ArticleRecord, 'files' | 'downloads' | 'addresses' | 'pictures'>;

export type CompiledArticle = {
  readonly diagnostics: readonly Omit<Diagnostic, 'file'>[];
  /** Comments that hide warnings. */
  readonly ignores?: readonly Ignore[];
  /** Set where there is no error. */
  readonly record?: ArticleRecord;
  /** Set where there is one, and the text could be read nevertheless. */
  readonly named?: NamedInText;
};
