import type { Collection, HttpSource } from '../../source.generated.ts';

/** The content API that browsers ask for a collection's entries; undefined where its entries are files. */
export const browserSource = (
  collection: Pick<Collection, 'http'> | undefined,
): HttpSource | undefined => (collection?.http?.mode === 'build' ? undefined : collection?.http);

/** The content API that a build asks, and keeps the entries of as files; undefined where there is none. */
export const buildSource = (
  collection: Pick<Collection, 'http'> | undefined,
): HttpSource | undefined => (collection?.http?.mode === 'build' ? collection.http : undefined);
