import type { Model } from '../../schema/model.ts';
import { searchFiles } from '../../schema/search/search-files.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import { walkBlocks } from '../../schema/walk-blocks.ts';
import { nameOf } from '../content/cache/article-cache.ts';
import type { ContentIndex } from '../content/content-index.ts';
import type { LoadedContent } from '../content/read-content.ts';
import type { NewFile } from '../files/new-file.ts';
import type { ApiAsking } from './http/api-asking.ts';
import { chinesePinyin } from './pinyin.ts';
import { searchIndex } from './search-index.ts';
import { searchSources } from './search-sources.ts';
import { chineseVariants } from './variants.ts';

/** Whether a site has a search: a box, or a page of results alone. */
function isSearched({ search, pages }: SiteSource): boolean {
  let hasPage = false;
  walkBlocks(pages, ({ type }) => {
    hasPage ||= type === 'search';
  });
  return search !== undefined || hasPage;
}

/**
 * The files of the indexes of all languages. Where a language's documents are those of the last build, no
 * index is made: which files there are is remembered, and what is in them stands where they were written.
 * @param asking of the content APIs whose entries are indexed
 */
export async function indexFiles(
  source: SiteSource,
  model: Model,
  loaded: LoadedContent,
  index: ContentIndex,
  asking: ApiAsking,
): Promise<ReadonlyMap<string, NewFile>> {
  const files = new Map<string, NewFile>();
  const { service, synonyms } = source.search ?? {};
  if (!isSearched(source) || (service && !service.fallback)) return files;
  const { indexes, program } = loaded.compiler;
  const used = new Set<string>();
  for (const [language, { tag }] of Object.entries(model.site.languages)) {
    const { sources, remembered } = await searchSources(
      source,
      model,
      loaded,
      index,
      language,
      asking,
    );
    for (const each of remembered) used.add(each);
    const known = sources.map(({ read: _, ...rest }) => rest);
    const name = nameOf(program, language, tag, JSON.stringify([known, synonyms]));
    used.add(name);
    const isChinese = /^zh\b/.test(tag);
    const variants = isChinese ? await chineseVariants() : undefined;
    const pinyin = isChinese ? await chinesePinyin() : undefined;
    let made: ReadonlyMap<string, Buffer> | undefined;
    const make = (): ReadonlyMap<string, Buffer> => {
      made ??= searchIndex(language, tag, sources, variants, { pinyin, synonyms });
      return made;
    };
    const paths = indexes.read<readonly string[]>(name) ?? [...make().keys()];
    if (made) indexes.write(name, paths);
    for (const path of paths) {
      // All but the directory are named after their content: what stands there under a name is what is wanted.
      const fingerprint = path === searchFiles.directory(language) ? name : path;
      files.set(path, { fingerprint, make: () => make().get(path)?.toString() ?? '' });
    }
  }
  await indexes.keep(used);
  return files;
}
