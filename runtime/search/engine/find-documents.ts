import type { SearchDirectory } from '../../../schema/search/search-files.ts';
import { findTerm } from './find-term.ts';
import type { IndexReader } from './index-reader.ts';
import type { Wanted, WantedGroup } from './parse-keyword.ts';
import { matchPhrase } from './phrase-match.ts';
import { type DocumentScores, scoreDocuments } from './score-documents.ts';

export type FoundDocuments = {
  /** Documents that have all that is wanted, the best first. */
  readonly all: readonly number[];
  /** Those that have one of the words, or half of what is wanted at least, the best first. */
  readonly some: readonly number[];
};

/** Terms that are looked up side by side: a long keyword ends early where the first ones rule all out. */
const atOnce = 8;
/** What the newest document counts more than the oldest. */
const newness = 0.15;

/** The terms of all groups, those of one group spread: neighbours of a long word say the same. */
function inTurn(groups: readonly WantedGroup[]): Wanted[] {
  const wanted = groups.flatMap((group) => group.wanted);
  const unique = wanted.filter(
    ({ term, open }, index) =>
      wanted.findIndex((each) => each.term === term && each.open === open) === index,
  );
  const rounds = Math.ceil(unique.length / atOnce);
  return Array.from({ length: rounds }, (_, round) =>
    unique.filter((_each, index) => index % rounds === round),
  ).flat();
}

function dateFactor({ documents, dated }: SearchDirectory, document: number): number {
  const share = document < dated ? 0.5 : (document - dated) / Math.max(1, documents - dated);
  return 1 + newness * share;
}

/** Counts titles in which words of the keyword stand side by side. */
async function addPairs(
  reader: IndexReader,
  groups: readonly WantedGroup[],
  scores: DocumentScores,
): Promise<void> {
  const words = groups.flatMap(({ units }) => units).filter(({ isWord }) => isWord);
  for (const [index, { text }] of words.slice(1).entries()) {
    const before = words[index]?.text ?? '';
    const pair = `${before} ${text}`;
    // It stands behind its first word, nearly always in the same file: no other is read for it.
    if ((await reader.fileOfTerm(pair)) !== (await reader.fileOfTerm(before))) continue;
    scores.addPair((await findTerm(reader, { term: pair, open: false })).documents);
  }
}

/**
 * Looks the terms up, a few at a time, until no document has all of them.
 * @returns how many were looked up
 */
async function lookUp(
  reader: IndexReader,
  wanted: readonly Wanted[],
  scores: DocumentScores,
): Promise<number> {
  let looked = 0;
  while (looked < wanted.length && (looked === 0 || scores.anyHas(looked))) {
    const batch = wanted.slice(looked, looked + atOnce);
    const found = await Promise.all(
      batch.map(async (term) => [term, await findTerm(reader, term)] as const),
    );
    for (const [term, postings] of found) scores.add(term, postings);
    looked += batch.length;
  }
  return looked;
}

/**
 * The documents that have what is wanted, in the order of their worth: BM25 with the terms' weights as the
 * index has them, more for hits in titles and, a little, for the newer.
 */
export async function findDocuments(
  reader: IndexReader,
  groups: readonly WantedGroup[],
): Promise<FoundDocuments> {
  const directory = await reader.directory();
  const wanted = inTurn(groups);
  const scores = scoreDocuments(directory.documents, groups, wanted.length);
  const looked = await lookUp(reader, wanted, scores);
  await addPairs(reader, groups, scores);
  let all: number[] = [];
  const some: number[] = [];
  for (let document = 0; document < directory.documents; document += 1) {
    const has = scores.termsOf(document);
    if (has === 0) continue;
    if (has === wanted.length) all.push(document);
    else if (has * 2 >= looked || scores.hasGroup(document)) some.push(document);
  }
  for (const group of groups) {
    const exact = await matchPhrase(reader, group, all);
    some.push(...all.filter((document) => !exact.has(document)));
    all = all.filter((document) => exact.has(document));
  }
  const worth = new Map(
    [...all, ...some].map((document) => [
      document,
      scores.worthOf(document) * dateFactor(directory, document),
    ]),
  );
  const byWorth = (a: number, b: number): number =>
    (worth.get(b) ?? 0) - (worth.get(a) ?? 0) || b - a;
  return { all: all.sort(byWorth), some: some.sort(byWorth) };
}
