import { definitionsOf } from '../blocks/block-definitions.ts';
import { listKey } from '../content/content-files.ts';
import type { FullEntry, ListPage, SiteContent } from '../content/content-model.ts';
import { browserSource } from '../content/http/browser-source.ts';
import type { BlockType, PageModel, VariantKey } from '../model.ts';
import type { Page, SiteSource } from '../source.generated.ts';
import { walkBlocks } from '../walk-blocks.ts';
import { compileBlocks } from './compile-blocks.ts';
import type { CompileContext } from './compile-context.ts';
import { type ListUse, listUses } from './list-uses.ts';
import { pickLanguage } from './pick-language.ts';

/** Pages as the site file alone says them. */
export type CompiledPages = {
  readonly pages: Readonly<Record<string, PageModel>>;
  /** Kinds of their blocks. */
  readonly blocks: readonly BlockType[];
  /** What they show of collections. */
  readonly uses: readonly ListUse[];
};

export type PageCompiler = {
  /** Pages by name. */
  readonly compile: (names: Iterable<string>, variant: VariantKey) => CompiledPages;
};

type Embedded = { lists: Record<string, ListPage>; entries: Record<string, FullEntry> };

/** What the first render of pages shows of collections: first pages of lists, entries that their blocks name. */
export function embedded(
  uses: readonly ListUse[],
  source: SiteSource,
  language: string,
  content: SiteContent,
): Embedded {
  const found: Embedded = { lists: {}, entries: {} };
  const putList = (collection: string, where: ListUse['where'], filter?: ListUse['filter']) => {
    const page = content.list(collection, language, where, 1, filter);
    const key = listKey(collection, where);
    // The same list with a filter and without: with one it says more.
    if (filter || !found.lists[key]) found.lists[key] = page;
    return page;
  };
  const putEntry = (collection: string, id: string | undefined): void => {
    const entry = id === undefined ? undefined : content.entry(collection, language, id);
    if (entry) found.entries[`${collection}/${entry.id}`] = entry;
  };
  const firstOf = (collection: string) => content.list(collection, language, {}, 1).entries[0]?.id;
  for (const { use, collection, where, byCode, filter, name, of } of uses) {
    const declared = source.collections?.[collection];
    if (!declared || browserSource(declared)) continue;
    if (use === 'list' && !byCode) putList(collection, where, filter);
    if (use === 'one') putEntry(collection, name);
    if (use === 'choice') putEntry(collection, putList(collection, where).entries[0]?.id);
    const first = use === 'each' && of !== undefined ? firstOf(of) : undefined;
    if (first !== undefined && name !== undefined) putList(collection, { [name]: first });
  }
  return found;
}

/** Compiles pages for one variant at a time. */
export function pageCompiler({ source, settings, spell }: CompileContext): PageCompiler {
  const definitions = definitionsOf(source);
  return {
    compile: (names, variant) => {
      const to = {
        definitions,
        variant,
        defaultLanguage: settings.defaultLanguage,
        languages: Object.keys(settings.languages),
        link: (address: string) => spell(address, variant),
      };
      const pages: Record<string, PageModel> = {};
      for (const name of names) {
        const page = source.pages[name];
        if (!page) continue;
        const onDevice = page.devices?.[variant.device];
        const pick = (text: Page['title']): string | undefined =>
          text && pickLanguage(text, variant.language, settings.defaultLanguage);
        const [title, description] = [pick(page.title), pick(page.description)];
        pages[name] = {
          ...(title === undefined ? {} : { title }),
          ...(description === undefined ? {} : { description }),
          heading: onDevice?.heading ?? page.heading ?? 'band',
          layout: onDevice?.layout ?? page.layout ?? 'standard',
          params: page.params ?? {},
          blocks: compileBlocks(onDevice?.blocks ?? page.blocks, to),
        };
      }
      const kinds = new Set<BlockType>();
      walkBlocks(pages, (block) => {
        if (`${block.type}Block` in definitions) kinds.add(block.type as BlockType);
      });
      return { pages, blocks: [...kinds].sort(), uses: listUses(pages, definitions) };
    },
  };
}
