import { nameOf } from '../content/cache/article-cache.ts';
import { isEntryId } from '../content/rules/content-name.ts';

/** Longer names are no longer read by anybody. */
const maxLength = 60;

/** The id of an entry in the site: that of the API, or one like it that can stand in an address and name a file. */
export function entryIdOf(id: string): string {
  if (isEntryId(id) && id.length <= 2 * maxLength) return id;
  const words = id.replace(/[^A-Za-z0-9_-]+/g, '-').replace(/^[^A-Za-z0-9]+/, '');
  return [words.slice(0, maxLength), nameOf(id).slice(0, 8)].filter(Boolean).join('-');
}
