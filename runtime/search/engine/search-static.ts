import type { Variants } from '../../../schema/search/fold.ts';
import type { SearchDirectory } from '../../../schema/search/search-files.ts';
import type { SearchAnswer, SearchCount, SearchHit, SearchQuery } from '../search-answer.ts';
import { bestPiece } from './best-piece.ts';
import { correctKeyword } from './correct-keyword.ts';
import { excerptOf } from './excerpt.ts';
import { expandSynonyms } from './expand-synonyms.ts';
import { type FoundDocuments, findDocuments } from './find-documents.ts';
import { cutText, highlightRanges, highlightsOf } from './highlight-text.ts';
import type { IndexReader } from './index-reader.ts';
import { parseKeyword, type WantedGroup } from './parse-keyword.ts';

/** The year of a document; undefined where it has no day. */
function yearOf({ years }: SearchDirectory, document: number): string | undefined {
  let found: string | undefined;
  for (const [year, first] of years) if (first <= document) found = year;
  return found;
}

function countBy(
  documents: readonly number[],
  valueAt: (document: number) => string | undefined,
): SearchCount[] {
  const counts = new Map<string, number>();
  for (const document of documents) {
    const value = valueAt(document);
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count }));
}

type Search = {
  readonly groups: readonly WantedGroup[];
  readonly found: FoundDocuments;
  readonly variants?: Variants;
};

/** Searches for one spelling of a keyword; once more with traditional characters as simplified ones where nothing has all that was written. */
async function searchOne(
  reader: IndexReader,
  keyword: string,
  isWanted: (document: number) => boolean,
): Promise<Search> {
  const find = async (wanted: readonly WantedGroup[]): Promise<FoundDocuments> => {
    const { all, some } = await findDocuments(reader, wanted);
    return { all: all.filter(isWanted), some: some.filter(isWanted) };
  };
  const groups = parseKeyword(keyword);
  const found = await find(groups);
  const { variants: hasVariants } = await reader.directory();
  if (found.all.length > 0 || !hasVariants || !/\p{Script=Han}/u.test(keyword)) {
    return { groups, found };
  }
  const variants = await reader.variants();
  const folded = parseKeyword(keyword, variants);
  if (JSON.stringify(folded) === JSON.stringify(groups)) return { groups, found };
  return { groups: folded, found: await find(folded), variants };
}

/** Searches for a keyword, and for what means the same: what has it as it was typed comes first. */
async function search(
  reader: IndexReader,
  keyword: string,
  isWanted: (document: number) => boolean,
): Promise<Search> {
  const { synonyms = [] } = await reader.directory();
  const searches = await Promise.all(
    expandSynonyms(keyword, synonyms).map((each) => searchOne(reader, each, isWanted)),
  );
  const [first] = searches;
  if (first && searches.length === 1) return first;
  const all = new Set(searches.flatMap(({ found }) => found.all));
  const some = new Set(searches.flatMap(({ found }) => found.some));
  const variants = searches.find((each) => each.variants)?.variants;
  return {
    groups: searches.flatMap(({ groups }) => groups),
    found: { all: [...all], some: [...some].filter((document) => !all.has(document)) },
    ...(variants ? { variants } : {}),
  };
}

/** The heading that a section begins with; '' where it began in a piece before. */
const headingAt = (text: string, start: number): string =>
  start < 0 ? '' : (text.slice(start).split('\n', 1)[0] ?? '');

async function hitOf(
  reader: IndexReader,
  number: number,
  { groups, variants }: Search,
): Promise<SearchHit> {
  const found = await reader.document(number);
  const { title, text: _, sections: __, further: ___, differs, ...document } = found;
  const directory = await reader.directory();
  const { text, sections = [] } = await bestPiece(reader, number, found, groups);
  const highlights = highlightsOf(groups, directory);
  const counted = variants ?? (differs && directory.variants ? await reader.variants() : undefined);
  const inTitle = highlightRanges(title, highlights, counted);
  const inText = highlightRanges(text, highlights, counted);
  const [first] = inText;
  const section =
    first && inTitle.length === 0
      ? sections.filter(([start]) => start <= first.start).pop()
      : undefined;
  return {
    title: cutText(title, inTitle),
    excerpt: excerptOf(text, inText),
    ...(section ? { section: { id: section[1], title: headingAt(text, section[0]) } } : {}),
    document,
  };
}

/**
 * Searches a site's own index.
 * @throws IndexTrouble, or what the network says, where a file of it cannot be had
 */
export async function searchStatic(reader: IndexReader, query: SearchQuery): Promise<SearchAnswer> {
  const { keyword, kind, year, homes, sort, size } = query;
  const [directory, kinds, belonging] = await Promise.all([
    reader.directory(),
    reader.kinds(),
    homes && Promise.all(homes.map((home) => reader.documentsOf(home))),
  ]);
  const within = belonging && new Set(belonging.flat());
  const isWithin = (each: number): boolean => within?.has(each) ?? true;
  const asked = await search(reader, keyword, isWithin);
  const instead = asked.found.all.length === 0 ? await correctKeyword(reader, keyword) : undefined;
  const other = instead === undefined ? undefined : await search(reader, instead, isWithin);
  const isOther = other !== undefined && other.found.all.length > 0;
  const searched = isOther ? other : asked;
  const kindOf = (document: number): string => directory.kinds[kinds[document] ?? 0] ?? '';
  const isOfKind = (document: number): boolean => kind === undefined || kindOf(document) === kind;
  const isOfYear = (document: number): boolean =>
    year === undefined || yearOf(directory, document) === year;
  const { all } = searched.found;
  const chosen = all.filter((each) => isOfKind(each) && isOfYear(each));
  if (sort === 'newest') chosen.sort((a, b) => b - a);
  const pages = Math.max(1, Math.ceil(chosen.length / size));
  const page = Math.min(query.page, pages);
  const shown = chosen.slice((page - 1) * size, page * size);
  const room = chosen.length < size ? size - chosen.length : 0;
  const some = searched.found.some.filter((each) => isOfKind(each) && isOfYear(each));
  const [hits, someHits] = await Promise.all(
    [shown, some.slice(0, room)].map((numbers) =>
      Promise.all(numbers.map((number) => hitOf(reader, number, searched))),
    ),
  );
  return {
    ...(isOther && instead !== undefined ? { instead } : {}),
    total: chosen.length,
    page,
    hits: hits ?? [],
    some: someHits ?? [],
    kinds: countBy(all.filter(isOfYear), kindOf).sort((a, b) => b.count - a.count),
    years: countBy(all.filter(isOfKind), (each) => yearOf(directory, each)).sort((a, b) =>
      a.value < b.value ? 1 : -1,
    ),
  };
}
