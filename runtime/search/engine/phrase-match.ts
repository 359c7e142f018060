import { dayWords } from '../../../schema/search/day-words.ts';
import { fold } from '../../../schema/search/fold.ts';
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

/** Whether documents hold a run of characters; undefined where their texts leave it open. */
async function byText(
  reader: IndexReader,
  run: string,
  documents: readonly number[],
): Promise<ReadonlyMap<number, boolean | undefined>> {
  const found = documents.map(async (number) => {
    const { title, text, date, further, differs } = await reader.document(number);
    const isThere = [title, text, dayWords(date)].some((part) =>
      fold(part)
        .replace(/[ \u00a0]/g, '')
        .includes(run),
    );
    return [number, isThere || (differs || further ? undefined : false)] as const;
  });
  return new Map(await Promise.all(found));
}

/** As many documents as a page of results shows: their texts are read anyway. */
const fewDocuments = 10;

/** Of some documents those in which a group stands as it was typed. */
export async function matchPhrase(
  reader: IndexReader,
  { order, run }: WantedGroup,
  documents: readonly number[],
): Promise<ReadonlySet<number>> {
  if (!order || documents.length === 0) return new Set(documents);
  if (run === undefined || documents.length > fewDocuments) {
    return byPlaces(reader, order, documents);
  }
  const matches = await byText(reader, run, documents);
  const open = documents.filter((document) => matches.get(document) === undefined);
  const exact = open.length > 0 ? await byPlaces(reader, order, open) : new Set<number>();
  return new Set(documents.filter((document) => matches.get(document) ?? exact.has(document)));
}
