import { type Postings, weights } from '../../../schema/search/postings.ts';
import type { Wanted, WantedGroup } from './parse-keyword.ts';

/** What a hit in the title counts, against one in the text. */
const titleBonus = 1.5;
/** How much more a document counts whose title has words of the keyword side by side. */
const pairFactor = 1.5;
/** How much more a document counts whose title has all that is wanted: it is usually what was looked for. */
const wholeTitleFactor = 2;

/** Counts, document by document, what it has of what is wanted. */
export type DocumentScores = {
  /** Counts the documents of a term. */
  readonly add: (term: Wanted, postings: Postings) => void;
  /** Counts documents whose title has words of the keyword side by side. */
  readonly addPair: (documents: Int32Array) => void;
  /** Whether some document has so many of the terms. */
  readonly anyHas: (terms: number) => boolean;
  /** How many of the terms a document has. */
  readonly termsOf: (document: number) => number;
  /** Whether it has one of the groups as a whole. */
  readonly hasGroup: (document: number) => boolean;
  /** What it is worth. */
  readonly worthOf: (document: number) => number;
};

/** Rarity of a term: of BM25, as Lucene has it. */
const rarity = (found: number, all: number): number =>
  Math.log(1 + (all - found + 0.5) / (found + 0.5));

const wants = ({ wanted }: WantedGroup, { term, open }: Wanted): boolean =>
  wanted.some((each) => each.term === term && each.open === open);

const increase = (counts: Uint8Array, at: number): void => {
  counts[at] = (counts[at] ?? 0) + 1;
};

/**
 * @param count number of documents
 * @param all number of different terms of the groups
 */
export function scoreDocuments(
  count: number,
  groups: readonly WantedGroup[],
  all: number,
): DocumentScores {
  const matched = new Uint8Array(count);
  const inTitle = new Uint8Array(count);
  const scores = new Float64Array(count);
  const ofGroups = groups.map((group) => ({ group, matched: new Uint8Array(count) }));
  return {
    add: (term, { documents, weights: given }) => {
      const having = ofGroups.filter(({ group }) => wants(group, term));
      const rare = rarity(documents.length, count);
      for (let index = 0; index < documents.length; index += 1) {
        const document = documents[index] ?? 0;
        const weight = given[index] ?? 0;
        const isTitle = weight >= weights;
        increase(matched, document);
        if (isTitle) increase(inTitle, document);
        for (const group of having) increase(group.matched, document);
        const share = (0.5 + (weight % weights)) / weights;
        scores[document] = (scores[document] ?? 0) + rare * (isTitle ? share + titleBonus : share);
      }
    },
    addPair: (documents) => {
      for (const document of documents) scores[document] = (scores[document] ?? 0) * pairFactor;
    },
    anyHas: (terms) => matched.includes(terms),
    termsOf: (document) => matched[document] ?? 0,
    hasGroup: (document) =>
      ofGroups.some((each) => each.matched[document] === each.group.wanted.length),
    worthOf: (document) =>
      (scores[document] ?? 0) * (inTitle[document] === all ? wholeTitleFactor : 1),
  };
}
