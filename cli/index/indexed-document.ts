import { entryAddress } from '../../schema/content/entry-address.ts';
import type { RouteTable } from '../../schema/model.ts';
import type { SearchDocument } from '../../schema/search/search-files.ts';
import { nameOf } from '../content/cache/article-cache.ts';
import type { SearchSource } from '../search/search-source.ts';

/** A document as it stands in an engine. */
export type IndexedDocument = SearchDocument & {
  /** Its id in the engine. */
  readonly key: string;
  /** Its address below the site's base, in the default device's spelling. */
  readonly path?: string;
  /** Changes with all of it. */
  readonly fingerprint: string;
};

/** A document that is to stand in an engine, before its text is read. */
export type PlannedDocument = {
  readonly key: string;
  readonly fingerprint: string;
  readonly make: () => IndexedDocument;
};

/** Changes with the way in which documents are written, so that all are sent anew. */
const format = 2;

/** Engines take ids of 512 bytes (Elasticsearch, OpenSearch) or 4,096 (Groonga). */
const maxKeyLength = 400;

/** Stays the same as long as the document is at the same place of the site; no two have the same. */
export function keyOf(
  language: string,
  { collection, id, route, query, href }: Omit<SearchSource, 'read'>,
): string {
  const parts = [language, collection, id, route, href]
    .filter((part) => part !== undefined)
    .map((part) => part.replace(/[%/?]/g, (fingerprint) => encodeURIComponent(fingerprint)));
  const key = [...parts, ...(query === undefined ? [] : [query])].join('/');
  return Buffer.byteLength(key) <= maxKeyLength ? key : `${language}/${nameOf(key)}`;
}

function pathOf(source: Omit<SearchSource, 'read'>, table: RouteTable): string | undefined {
  const { collection, id, route, query = '', href } = source;
  if (href !== undefined) return href;
  if (route !== undefined) {
    const path = table.routes.find((row) => row.id === route)?.paths[0];
    return path === undefined ? undefined : path + query;
  }
  const own = collection === undefined ? undefined : table.collections[collection];
  if (id === undefined || !own?.detail) return undefined;
  return entryAddress({ ...source, id }, own.detail, own.type);
}

/** Half a pair of surrogates is no character, and engines refuse a document with one. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** What an engine is to have of a document. */
export function plannedDocument(source: SearchSource, table: RouteTable): PlannedDocument {
  // The address stands under `path` in every document.
  const { read, fingerprint: sourceFingerprint, href: _, ...known } = source;
  const key = keyOf(table.language, source);
  const path = pathOf(source, table);
  const kept = {
    ...known,
    title: wellFormed(known.title),
    ...(known.above === undefined ? {} : { above: wellFormed(known.above) }),
    ...(path === undefined ? {} : { path }),
  };
  const fingerprint = nameOf(String(format), key, sourceFingerprint, JSON.stringify(kept));
  return {
    key,
    fingerprint,
    make: () => ({ key, ...kept, text: wellFormed(read()), fingerprint }),
  };
}
