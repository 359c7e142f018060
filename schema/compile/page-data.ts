import type { BlockType, ModelEntry, PageData, PageModel, SetKey } from '../model.ts';
import siteSchema from '../site.schema.json';
import type { SiteSource } from '../source.generated.ts';
import { walkBlocks } from '../walk-blocks.ts';
import { compileBlocks } from './compile-blocks.ts';
import { compileEntries } from './compile-entries.ts';
import type { FlatRoute } from './flat-routes.ts';
import type { LinkSpeller } from './link-speller.ts';
import { pickLanguage } from './pick-language.ts';
import type { SiteFrame } from './site-frame.ts';

export type PageCompiler = {
  /** Pages by name, with the entries that their blocks show and the kinds of blocks they use. */
  readonly compile: (
    names: Iterable<string>,
    set: SetKey,
  ) => PageData & { readonly blocks: readonly BlockType[] };
};

type CollectionUse = { readonly 'x-collection'?: 'list' | 'full' };

/** Which collections a part of a page names, and whether it shows whole entries. */
function collectionsIn(value: unknown): Map<string, 'list' | 'full'> {
  const uses = new Map<string, 'list' | 'full'>();
  const definitions = siteSchema.$defs as unknown as Record<
    string,
    { readonly properties?: Readonly<Record<string, CollectionUse>> }
  >;
  const note = (name: unknown, use: 'list' | 'full'): void => {
    if (typeof name === 'string' && uses.get(name) !== 'full') uses.set(name, use);
  };
  walkBlocks(value, (block) => {
    const use = definitions[`${block.type}Block`]?.properties?.collection?.['x-collection'];
    if (use) note(block.collection, use);
    if (block.type === 'front') {
      note((block.notices as { readonly collection?: string } | undefined)?.collection, 'list');
    }
  });
  return uses;
}

const withoutBody = ({ body: _body, facts: _facts, ...rest }: ModelEntry): ModelEntry => rest;

/** Compiles pages for one set at a time. */
export function pageCompiler(
  source: SiteSource,
  frame: SiteFrame,
  routes: readonly FlatRoute[],
  spell: LinkSpeller,
): PageCompiler {
  return {
    compile: (names, set) => {
      const to = {
        set,
        defaultLanguage: frame.defaultLanguage,
        link: (address: string) => spell(address, set),
      };
      const pages: Record<string, PageModel> = {};
      for (const name of names) {
        const page = source.pages[name];
        if (!page) continue;
        const variant = page.devices?.[set.device];
        const title = page.title && pickLanguage(page.title, set.language, frame.defaultLanguage);
        pages[name] = {
          ...(title === undefined ? {} : { title }),
          heading: variant?.heading ?? page.heading ?? 'band',
          layout: variant?.layout ?? page.layout ?? 'standard',
          params: page.params ?? {},
          blocks: compileBlocks(variant?.blocks ?? page.blocks, to),
        };
      }
      const kinds = new Set<BlockType>();
      walkBlocks(pages, (block) => {
        if (`${block.type}Block` in siteSchema.$defs) kinds.add(block.type as BlockType);
      });
      const collections: Record<string, readonly ModelEntry[]> = {};
      for (const [name, use] of collectionsIn(pages)) {
        const entries = compileEntries(name, source, routes, spell, { ...to, blocks: (b) => b });
        collections[name] = use === 'full' ? entries : entries.map(withoutBody);
      }
      return { pages, collections, blocks: [...kinds].sort() };
    },
  };
}
