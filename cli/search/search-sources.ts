import { definitionsOf } from '../../schema/blocks/block-definitions.ts';
import type { Model } from '../../schema/model.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import type { ContentIndex } from '../content/content-index.ts';
import type { LoadedContent } from '../content/read-content.ts';
import { entrySources } from './entry-sources.ts';
import { entryTexts } from './entry-text.ts';
import type { ApiAsking } from './http/api-asking.ts';
import { httpSources } from './http/http-sources.ts';
import { openVariant } from './open-set.ts';
import { pageSources } from './page-sources.ts';
import type { SearchSource } from './search-source.ts';

export type FoundSources = {
  readonly sources: readonly SearchSource[];
  /** Names of what is remembered of content APIs. */
  readonly remembered: readonly string[];
};

/** All that can be found in a language: entries and pages that visitors may open who are not signed in. */
export async function searchSources(
  source: SiteSource,
  model: Model,
  { content: { folder }, compiler }: LoadedContent,
  index: ContentIndex,
  language: string,
  asking: ApiAsking,
): Promise<FoundSources> {
  const variant = openVariant(source, model, language);
  if (!variant) return { sources: [], remembered: [] };
  const texts = entryTexts(source, compiler, index, variant.table);
  const fromApis = await httpSources(
    source,
    { folder, indexes: compiler.indexes },
    variant,
    asking,
  );
  return {
    sources: [
      ...pageSources(model, variant.table, texts, index, variant.isOpen, definitionsOf(source)),
      ...entrySources(source, texts, index, variant.table, variant.isOpen),
      ...fromApis.sources,
    ],
    remembered: fromApis.remembered,
  };
}
