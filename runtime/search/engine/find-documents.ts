import type { Postings } from '../../../schema/search/postings.ts';
import { weights } from '../../../schema/search/postings.ts';
import type { SearchDirectory } from '../../../schema/search/search-files.ts';
import { fileOfTerm, findTerm } from './find-term.ts';
import { inOrder } from './in-order.ts';
import type { IndexReader } from './index-reader.ts';
import type { Wanted, WantedGroup } from './parse-keyword.ts';

export type FoundDocuments = {
  /** Documents that have all that is wanted, the best first. */
  readonly all: readonly number[];
  /** Those that have one of the words or half of what is wanted at least, the best first. */
  readonly some: readonly number[];
};

/** Terms that are looked up side by side: a long keyword ends early where the first ones rule all out. */
const atOnce = 8;
/** What a hit in the title counts, against one in the text. */
const titleBonus = 1.5;
/** What the newest document counts more than the oldest. */
const newness = 0.15;

/** Rarity of a term: of BM25, as Lucene has it. */
const rarity = (found: number, all: number): number =>
  Math.log(1 + (all - found + 0.5) / (found + 0.5));

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

const wants = (group: WantedGroup | undefined, { term, open }: Wanted): boolean =>
  group?.wanted.some((each) => each.term === term && each.open === open) ?? false;

function dateFactor({ documents, dated }: SearchDirectory, document: number): number {
  const share = document < dated ? 0.5 : (document - dated) / Math.max(1, documents - dated);
  return 1 + newness * share;
}

/** Titles in which words of the keyword stand side by side. */
async function titlePairs(
  reader: IndexReader,
  groups: readonly WantedGroup[],
): Promise<readonly Postings[]> {
  const words = groups.flatMap(({ units }) => units).filter(({ isWord }) => isWord);
  const directory = await reader.directory();
  return Promise.all(
    words.slice(1).flatMap(({ text }, index) => {
      const before = words[index]?.text ?? '';
      const pair = `${before} ${text}`;
      // It stands behind its first word, nearly always in the same file: no other is read for it.
      if (fileOfTerm(directory, pair) !== fileOfTerm(directory, before)) return [];
      return [findTerm(reader, { term: pair, open: false })];
    }),
  );
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
  const count = directory.documents;
  const wanted = inTurn(groups);
  const matched = new Uint8Array(count);
  const inTitles = new Uint8Array(count);
  const scores = new Float64Array(count);
  const ofGroups = groups.map(() => new Uint8Array(count));
  let looked = 0;
  let isHopeless = false;
  while (looked < wanted.length && !isHopeless) {
    const batch = wanted.slice(looked, looked + atOnce);
    const found = await Promise.all(batch.map((each) => findTerm(reader, each)));
    for (const [place, { documents, weights: given }] of found.entries()) {
      const term = batch[place];
      const having = ofGroups.filter((_, group) => term && wants(groups[group], term));
      const rare = rarity(documents.length, count);
      for (let index = 0; index < documents.length; index += 1) {
        const document = documents[index] ?? 0;
        const weight = given[index] ?? 0;
        const isTitle = weight >= weights;
        matched[document] = (matched[document] ?? 0) + 1;
        for (const group of having) group[document] = (group[document] ?? 0) + 1;
        if (isTitle) inTitles[document] = (inTitles[document] ?? 0) + 1;
        scores[document] =
          (scores[document] ?? 0) +
          rare * ((0.5 + (weight % weights)) / weights + (isTitle ? titleBonus : 0));
      }
    }
    looked += batch.length;
    isHopeless = !matched.includes(looked);
  }
  for (const { documents } of await titlePairs(reader, groups)) {
    for (const document of documents) scores[document] = (scores[document] ?? 0) * 1.5;
  }
  const hasWord = (document: number): boolean =>
    ofGroups.some((having, group) => having[document] === groups[group]?.wanted.length);
  let all: number[] = [];
  const some: number[] = [];
  for (let document = 0; document < count; document += 1) {
    const has = matched[document] ?? 0;
    if (has === 0) continue;
    // The whole keyword in the title: what was looked for, most of the time.
    const whole = inTitles[document] === wanted.length ? 2 : 1;
    scores[document] = (scores[document] ?? 0) * whole * dateFactor(directory, document);
    if (has === wanted.length) all.push(document);
    else if (has * 2 >= looked || hasWord(document)) some.push(document);
  }
  for (const group of groups) {
    const exact = await inOrder(reader, group, all);
    some.push(...all.filter((document) => !exact.has(document)));
    all = all.filter((document) => exact.has(document));
  }
  const byWorth = (a: number, b: number): number => (scores[b] ?? 0) - (scores[a] ?? 0) || b - a;
  return { all: all.sort(byWorth), some: some.sort(byWorth) };
}
