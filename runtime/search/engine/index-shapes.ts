import type {
  DocumentsFile,
  KindsFile,
  PlacesFile,
  SearchDirectory,
  StartsFile,
  TermsFile,
  VariantsFile,
} from '../../../schema/search/search-files.ts';
import { listOf, number, objectOf, optional, type Shape, text } from '../../shapes/shape.ts';

const texts = listOf(text);
const wholeNumber: Shape = (value) => Number.isInteger(value);

const fileOf =
  <File>(members: Readonly<Record<string, Shape>>) =>
  (value: unknown): value is File =>
    objectOf({ build: text, ...members })(value);

const isYear: Shape = (value) =>
  Array.isArray(value) && value.length === 2 && text(value[0]) && number(value[1]);

/** What the files of an index look like. Whether they belong together is asked elsewhere. */
export const isDirectory = fileOf<SearchDirectory>({
  format: (value) => value === 1,
  documents: wholeNumber,
  dated: wholeNumber,
  years: listOf(isYear),
  files: wholeNumber,
  perFile: wholeNumber,
  starts: texts,
  kinds: texts,
});
export const isKindsFile = fileOf<KindsFile>({ kinds: listOf(wholeNumber) });
export const isVariantsFile = fileOf<VariantsFile>({ variants: text });
export const isStartsFile = fileOf<StartsFile>({ number, starts: texts });
export const isTermsFile = fileOf<TermsFile>({ number, terms: texts, postings: texts });
export const isPlacesFile = fileOf<PlacesFile>({ number, places: texts });

const optionalText = optional(text);
export const isDocumentsFile = fileOf<DocumentsFile>({
  number,
  documents: listOf(
    objectOf({
      title: text,
      text,
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
