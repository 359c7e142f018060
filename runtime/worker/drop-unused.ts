import { pagesCache, startCache } from '../../schema/offline/offline-names.ts';
import { cacheOf } from './cache-of.ts';

/** Names of files below `static/` that a text holds. */
const names = /[\w-]+-[\w-]{6,}\.(?:js|css|svg|png|webp|woff2?)\b/g;

const nameOf = (address: string): string => new URL(address).pathname.replace(/.*\//, '');

const isText = (address: string): boolean =>
  /\.(?:js|css|html|json)$|^[^.]*$/.test(nameOf(address));

/** The names of hashed files that texts need, and what those need themselves. */
export function reached(
  texts: readonly string[],
  files: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (text: string): void => {
    for (const [name] of text.matchAll(names)) {
      if (found.has(name)) continue;
      found.add(name);
      const own = files.get(name);
      if (own !== undefined) add(own);
    }
  };
  texts.forEach(add);
  return found;
}

const textIn = async (cache: Cache, request: Request): Promise<string> =>
  isText(request.url) ? ((await (await cache.match(request))?.text()) ?? '') : '';

/**
 * Drops hashed files that no page that is kept needs any more, and none of this release does; and what an earlier
 * release's start pages needed.
 * @param wanted what this release's start pages are and need, as addresses below the base
 */
export async function dropUnused(base: string, wanted: readonly string[]): Promise<void> {
  const [hashed, start, pages, data] = await Promise.all(
    [cacheOf('hashed', base), startCache(base), pagesCache(base), cacheOf('data', base)].map(
      (name) => caches.open(name),
    ),
  );
  if (!hashed || !start || !pages || !data) return;
  const entries = await Promise.all(
    [hashed, start].map(async (cache) => ({ cache, requests: await cache.keys() })),
  );
  const files = new Map<string, string>();
  const texts = [...wanted];
  for (const { cache, requests } of entries) {
    for (const request of requests) {
      const isHashed = new URL(request.url).pathname.startsWith(`${base}static/`);
      const text = await textIn(cache, request);
      if (isHashed) files.set(nameOf(request.url), text);
      else texts.push(text);
    }
  }
  // Data may name the scripts of a site's own components.
  for (const cache of [pages, data])
    for (const request of await cache.keys()) texts.push(await textIn(cache, request));
  const used = reached(texts, files);
  for (const { cache, requests } of entries) {
    for (const request of requests) {
      const { pathname, search } = new URL(request.url);
      const isHashed = pathname.startsWith(`${base}static/`);
      const isUnused = isHashed
        ? !used.has(nameOf(request.url))
        : !wanted.includes(pathname.slice(base.length) + search);
      if (isUnused) await cache.delete(request);
    }
  }
}
