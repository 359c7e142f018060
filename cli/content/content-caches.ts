import { diskCache } from './cache/article-cache.ts';
import { cacheFolder } from './cache/cache-folder.ts';
import type { ContentOptions } from './read-content.ts';

/**
 * What is kept between runs of what a site's content was compiled to; nothing where there is no place for it.
 * @param folder the site's folder
 */
export function contentCaches(
  folder: string,
): Partial<Pick<ContentOptions, 'cache' | 'indexes' | 'program' | 'pictures'>> {
  const cached = cacheFolder(folder);
  if (!cached) return {};
  return {
    cache: diskCache(cached.folder),
    indexes: diskCache(`${cached.folder}-search`),
    program: cached.program,
    pictures: `${cached.folder}-pictures`,
  };
}
