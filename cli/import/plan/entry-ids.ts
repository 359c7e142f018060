import { decodePath } from '../../addresses/decode-path.ts';
import { chinesePinyin } from '../../search/pinyin.ts';
import type { SourceDocument } from '../source/source-document.ts';

/** Characters of an id at most: it stands in addresses. */
const maxLength = 64;

const han = /\p{Script=Han}+/gu;

/** A text in letters, digits and hyphens, Chinese characters by their readings; empty where nothing is left. */
export async function idOfText(text: string): Promise<string> {
  const decoded = decodePath(text).normalize('NFKC');
  const runs = decoded.match(han) ?? [];
  const readings = new Map<string, string>();
  if (runs.length > 0) {
    const { inText } = await chinesePinyin();
    for (const run of runs) readings.set(run, ` ${inText(run).join(' ')} `);
  }
  const plain = decoded
    .replace(han, (run) => readings.get(run) ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^[-_]+|-+$/g, '');
  if (plain.length <= maxLength) return plain;
  const cut = plain.slice(0, maxLength + 1);
  const at = cut.lastIndexOf('-');
  return cut.slice(0, at > maxLength / 2 ? at : maxLength).replace(/-+$/, '');
}

export type NamedDocument = {
  readonly document: SourceDocument;
  readonly language: string;
  readonly id: string;
  /** Whether another document has the id that this one would have. */
  readonly isSecond: boolean;
};

/**
 * Gives documents their ids: the same to the translations of one, each only once in a language. The same documents in
 * the same order have the same ids.
 * @param language of documents that say none
 */
export async function nameDocuments(
  documents: readonly SourceDocument[],
  language: string,
): Promise<NamedDocument[]> {
  const taken = new Map<string, Set<string>>();
  const named: NamedDocument[] = [];
  for (const [index, document] of documents.entries()) {
    const own = document.language ?? language;
    const ids = taken.get(own) ?? new Set();
    taken.set(own, ids);
    const base = (await idOfText(document.slug)) || `entry-${index + 1}`;
    let id = base;
    for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`;
    ids.add(id);
    named.push({ document, language: own, id, isSecond: id !== base });
  }
  return named;
}
