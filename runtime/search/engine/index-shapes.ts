import {
  type DocumentsFile,
  fingerprintLength,
  type HomesFile,
  type ListFile,
  type PieceFile,
  type PlacesFile,
  type SearchDirectory,
  type SoundsFile,
  type SpellingsFile,
  type TermFiles,
  type TermsFile,
  type VariantsFile,
} from '../../../schema/search/search-files.ts';
import { listOf, mapOf, number, objectOf, optional, type Shape, text } from '../../shapes/shape.ts';

const texts = listOf(text);
const wholeNumber: Shape = (value) => Number.isInteger(value);

const fileOf =
  <File>(members: Readonly<Record<string, Shape>>) =>
  (value: unknown): value is File =>
    objectOf(members)(value);

const isYear: Shape = (value) =>
  Array.isArray(value) && value.length === 2 && text(value[0]) && number(value[1]);

const optionalText = optional(text);

const isSection: Shape = (value) =>
  Array.isArray(value) && value.length === 2 && number(value[0]) && text(value[1]);

const sections = optional(listOf(isSection));
const termFiles = { starts: texts, terms: text, places: text };

/** What the files of an index look like. Whether they belong together is asked elsewhere. */
export const isDirectory = fileOf<SearchDirectory>({
  ...termFiles,
  format: (value) => value === 3,
  documents: wholeNumber,
  dated: wholeNumber,
  years: listOf(isYear),
  files: wholeNumber,
  perFile: wholeNumber,
  shards: optionalText,
  list: text,
  variants: optionalText,
  synonyms: optional(listOf(texts)),
  homes: optionalText,
  spellings: optional(objectOf({ starts: texts, files: text, sounds: text })),
  kinds: texts,
});
export const isTermFiles = fileOf<TermFiles>(termFiles);
export const isListFile = fileOf<ListFile>({
  kinds: listOf(wholeNumber),
  files: text,
  filesTogether: wholeNumber,
});
export const isHomesFile = fileOf<HomesFile>({ homes: mapOf(listOf(wholeNumber)) });
export const isVariantsFile = fileOf<VariantsFile>({ variants: text });
export const isTermsFile = fileOf<TermsFile>({ terms: texts, postings: texts });
export const isSpellingsFile = fileOf<SpellingsFile>({ keys: texts, words: texts });
export const isSoundsFile = fileOf<SoundsFile>({ sounds: texts, characters: texts });
export const isPieceFile = fileOf<PieceFile>({ text, sections });
export const isPlacesFile = fileOf<PlacesFile>({ places: texts });

/** Whether a text is a list of so many fingerprints. */
export const hasFingerprints = (list: string, count: number): boolean =>
  list.length === count * fingerprintLength;

/** Whether so many files of terms can be found by what leads to them. */
export const leadsTo = ({ starts, terms, places }: TermFiles, count: number): boolean =>
  starts.length === count && hasFingerprints(terms, count) && hasFingerprints(places, count);

export const isDocumentsFile = fileOf<DocumentsFile>({
  documents: listOf(
    objectOf({
      title: text,
      text,
      sections,
      further: optional(objectOf({ starts: listOf(wholeNumber), files: text })),
      collection: optionalText,
      id: optionalText,
      date: optionalText,
      type: optionalText,
      code: optionalText,
      language: optionalText,
      route: optionalText,
      query: optionalText,
      href: optionalText,
      above: optionalText,
    }),
  ),
});
