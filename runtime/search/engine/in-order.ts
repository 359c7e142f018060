import { fold, type Variants } from '../../../schema/search/fold.ts';
import { readPlaces } from '../../../schema/search/postings.ts';
import { placesOf } from './find-term.ts';
import type { IndexReader } from './index-reader.ts';
import type { WantedGroup } from './parse-keyword.ts';

/** Of some documents those in which terms stand in their order, none between. */
async function byPlaces(
  reader: IndexReader,
  phrase: NonNullable<WantedGroup['order']>,
  documents: readonly number[],
): Promise<ReadonlySet<number>> {
  const parts = await Promise.all(phrase.map(({ term }) => placesOf(reader, term)));
  let begins: Map<number, Set<number>> | undefined;
  for (const [index, part] of parts.entries()) {
    const at = phrase[index]?.at ?? 0;
    const next = new Map<number, Set<number>>();
    if (part) {
      const places = readPlaces(part.text);
      const order = new Map<number, number>();
      for (const [place, document] of part.postings.documents.entries()) order.set(document, place);
      for (const document of begins?.keys() ?? documents) {
        const number = order.get(document);
        if (number === undefined) continue;
        const before = begins?.get(document);
        const own = (places[number] ?? [])
          .map((place) => place - at)
          .filter((place) => before === undefined || before.has(place));
        if (own.length > 0) next.set(document, new Set(own));
      }
    }
    begins = next;
  }
  return new Set(begins?.keys() ?? documents);
}

/** Of some documents those whose title or text holds a run of characters. */
async function byText(
  reader: IndexReader,
  run: string,
  documents: readonly number[],
  variants: Variants | undefined,
): Promise<ReadonlySet<number>> {
  const having = await Promise.all(
    documents.map(async (number) => {
      const { title, text, cut } = await reader.document(number);
      return cut || [title, text].some((part) => fold(part, variants).includes(run));
    }),
  );
  return new Set(documents.filter((_, index) => having[index]));
}

/** As many documents as a page of results shows: their texts are read anyway. */
const fewDocuments = 10;

/** Of some documents those in which a group stands as it was typed. */
export function inOrder(
  reader: IndexReader,
  { order, run }: WantedGroup,
  documents: readonly number[],
  variants: Variants | undefined,
): Promise<ReadonlySet<number>> {
  if (!order || documents.length === 0) return Promise.resolve(new Set(documents));
  return run !== undefined && documents.length <= fewDocuments
    ? byText(reader, run, documents, variants)
    : byPlaces(reader, order, documents);
}
