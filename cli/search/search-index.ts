import { dayWords } from '../../schema/search/day-words.ts';
import type { Variants } from '../../schema/search/fold.ts';
import { fold, foldCharacter } from '../../schema/search/fold.ts';
import {
  type HomesFile,
  type ListFile,
  maxInlined,
  type PieceFile,
  type PlacesFile,
  type SearchDirectory,
  type SearchDocument,
  type SoundsFile,
  type SpellingsFile,
  searchFiles,
  startsTogether,
  type TermFiles,
  type TermsFile,
  type VariantsFile,
} from '../../schema/search/search-files.ts';
import { writeDocuments } from './document-files.ts';
import { fingerprintOf } from './fingerprint-of.ts';
import { termIndexer } from './index-terms.ts';
import type { Pinyin } from './pinyin.ts';
import type { SearchSource } from './search-source.ts';
import { soundsFile, spellingFiles } from './spellings.ts';
import { stemOf } from './stem-of.ts';
import { shownPiece, textPieces } from './text-pieces.ts';
import { pieceSections } from './text-sections.ts';
import { writeTerms } from './write-terms.ts';

/** Documents without a day first, then from the oldest on; in an order that is always the same. */
function inOrder(documents: readonly SearchSource[]): SearchSource[] {
  const name = ({ collection, id, route, query, href }: SearchSource): string =>
    [collection, id, route, query, href].join(' ');
  return [...documents].sort((a, b) => {
    const [left, right] = [a.date ?? '', b.date ?? ''];
    if (left !== right) return left < right ? -1 : 1;
    return name(a) < name(b) ? -1 : 1;
  });
}

function yearsOf(documents: readonly SearchSource[]): (readonly [string, number])[] {
  const years: (readonly [string, number])[] = [];
  for (const [number, { date }] of documents.entries()) {
    const year = date?.slice(0, 4);
    if (year !== undefined && years.at(-1)?.[0] !== year) years.push([year, number]);
  }
  return years;
}

/** Of each home the numbers of the documents that belong to it; undefined where none belongs to any. */
function homesOf(documents: readonly SearchSource[]): HomesFile['homes'] | undefined {
  const homes = new Map<string, number[]>();
  for (const [number, { homes: names = [] }] of documents.entries()) {
    for (const name of names) {
      const own = homes.get(name) ?? [];
      own.push(number);
      homes.set(name, own);
    }
  }
  return homes.size > 0 ? Object.fromEntries(homes) : undefined;
}

/** Pairs whose second character the index has. */
const writtenVariants = (variants: Variants, characters: ReadonlySet<string>): string =>
  [...variants]
    .filter(([, simple]) => characters.has(foldCharacter(simple)))
    .flat()
    .join('');

export type IndexOptions = {
  /** How characters are read; (default) nothing is found by that. */
  readonly pinyin?: Pinyin | undefined;
  /** Groups of words that mean the same. */
  readonly synonyms?: readonly (readonly string[])[] | undefined;
};

/** How what people look for by name is read. */
const spellingsOf = (
  documents: readonly SearchSource[],
  characters: Iterable<string>,
  pinyin: Pinyin,
) => ({
  files: spellingFiles(
    documents.flatMap(({ title, headings = [] }) => [title, ...headings.map(({ text }) => text)]),
    pinyin,
  ),
  sounds: soundsFile(characters, pinyin),
});

/** Whether a document was indexed otherwise than it is kept: with other characters that count as these. */
const isFolded = (text: string, variants: Variants | undefined): boolean =>
  variants !== undefined && fold(text, variants) !== fold(text);

/**
 * The files of a language's index, by path relative to the site's root; as bytes, as those of many documents
 * together would fill the memory that texts may have. The same sources make the same files.
 * @param tag BCP 47 tag of the language
 */
export function searchIndex(
  language: string,
  tag: string,
  sources: readonly SearchSource[],
  variants: Variants | undefined,
  { pinyin, synonyms }: IndexOptions = {},
): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  /** Puts a file where its content says, and returns its fingerprint. */
  const put = <File>(pathOf: (language: string, fingerprint: string) => string, file: File) => {
    const bytes = Buffer.from(JSON.stringify(file));
    const fingerprint = fingerprintOf(bytes);
    files.set(pathOf(language, fingerprint), bytes);
    return fingerprint;
  };
  const ordered = inOrder(sources);
  const stem = stemOf(tag);
  const indexer = termIndexer(variants, stem);
  const documents = ordered.map((source) => {
    const { read, headings, fingerprint: _, homes: __, ...known } = source;
    const text = read();
    const pieces = textPieces(text);
    const sections = pieceSections(pieces, headings).map((own) =>
      own.length > 0 ? { sections: own } : {},
    );
    const [, ...starts] = indexer.add(source.title, [...pieces, `\n${dayWords(source.date)}`]);
    const further = pieces.slice(1).map((_each, at) =>
      put<PieceFile>(searchFiles.piece, {
        text: shownPiece(pieces, at + 1),
        ...sections[at + 1],
      }),
    );
    const document: SearchDocument = {
      ...known,
      text: shownPiece(pieces, 0),
      ...sections[0],
      ...(further.length > 0
        ? { further: { starts: starts.slice(0, -1), files: further.join('') } }
        : {}),
      ...(isFolded(`${source.title}\n${text}`, variants) ? { differs: true as const } : {}),
    };
    return Buffer.from(JSON.stringify(document));
  });
  const { perFile, ...documentFiles } = writeDocuments(language, documents, (path, file) =>
    files.set(path, file),
  );
  const indexed = indexer.result();
  const fingerprints: { terms: string; places: string }[] = [];
  const starts = writeTerms(indexed, (terms, places) => {
    fingerprints.push({
      terms: put<TermsFile>(searchFiles.terms, terms),
      places: put<PlacesFile>(searchFiles.places, places),
    });
  });
  const termFiles = (first: number, end: number): TermFiles => ({
    starts: starts.slice(first, end),
    terms: fingerprints
      .slice(first, end)
      .map(({ terms }) => terms)
      .join(''),
    places: fingerprints
      .slice(first, end)
      .map(({ places }) => places)
      .join(''),
  });
  const isLarge = starts.length > maxInlined;
  let shards = '';
  for (let first = 0; isLarge && first < starts.length; first += startsTogether) {
    shards += put<TermFiles>(searchFiles.starts, termFiles(first, first + startsTogether));
  }
  const spellings = pinyin && spellingsOf(ordered, indexed.characters, pinyin);
  const kinds = [...new Set(ordered.map(({ collection = '' }) => collection))].sort();
  const years = yearsOf(ordered);
  const homes = homesOf(ordered);
  const directory: SearchDirectory = {
    format: 3,
    documents: documents.length,
    dated: years[0]?.[1] ?? documents.length,
    years,
    files: starts.length,
    perFile,
    ...(isLarge
      ? {
          starts: starts.filter((_, at) => at % startsTogether === 0),
          terms: '',
          places: '',
          shards,
        }
      : termFiles(0, starts.length)),
    list: put<ListFile>(searchFiles.list, {
      kinds: ordered.map(({ collection = '' }) => kinds.indexOf(collection)),
      ...documentFiles,
    }),
    ...(variants
      ? {
          variants: put<VariantsFile>(searchFiles.variants, {
            variants: writtenVariants(variants, indexed.characters),
          }),
        }
      : {}),
    ...(stem ? { stems: true as const } : {}),
    ...(synonyms && synonyms.length > 0 ? { synonyms } : {}),
    ...(spellings && spellings.files.length > 0
      ? {
          spellings: {
            starts: spellings.files.map(({ start }) => start),
            files: spellings.files
              .map(({ keys, words }) => put<SpellingsFile>(searchFiles.spellings, { keys, words }))
              .join(''),
            sounds: put<SoundsFile>(searchFiles.sounds, spellings.sounds),
          },
        }
      : {}),
    ...(homes ? { homes: put<HomesFile>(searchFiles.homes, { homes }) } : {}),
    kinds,
  };
  files.set(searchFiles.directory(language), Buffer.from(JSON.stringify(directory)));
  return files;
}
