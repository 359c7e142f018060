import { cachePrefix, pagesCache } from '../../schema/offline/offline-names.ts';
import type { RequestKind } from './kind-of.ts';

/** Name of the cache of a kind of answers. */
export const cacheOf = (kind: RequestKind, base: string): string =>
  kind === 'page' ? pagesCache(base) : cachePrefix(base) + kind;
