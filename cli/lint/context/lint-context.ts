import { type FlatRoute, flatRoutes } from '../../../schema/compile/flat-routes.ts';
import { type LinkSpeller, linkSpeller } from '../../../schema/compile/link-speller.ts';
import { type SiteMenuEntry, siteMenu } from '../../../schema/compile/menu/site-menu.ts';
import { type SiteSettings, siteSettings } from '../../../schema/compile/site-settings.ts';
import type { Block, SiteSource } from '../../../schema/source.generated.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import { type SchemaNode, siteNode } from '../../validate/schema-node.ts';
import { type DeclaredPath, declaredPaths } from './declared-paths.ts';
import { type SourcePlace, walkSource } from './walk-source.ts';

export type BlockPlace = { readonly block: Block; readonly pointer: Pointer };
export type NamePlace = { readonly name: string; readonly pointer: Pointer };
export type TextPlace = { readonly languages: readonly string[]; readonly pointer: Pointer };

export type DeprecatedPlace = { readonly pointer: Pointer; readonly instead: string | undefined };
export type LinkPlace = {
  readonly address: string;
  readonly pointer: Pointer;
  /** The page that it stands on. */
  readonly page?: string;
};

/** The addresses of a link: one for all languages, or one by language. */
function linksAt(value: unknown, pointer: Pointer): LinkPlace[] {
  const page = pointer[0] === 'pages' ? { page: String(pointer[1]) } : {};
  if (typeof value === 'string') return [{ address: value, pointer, ...page }];
  return Object.entries(value as Readonly<Record<string, string>>).map(([language, address]) => ({
    address,
    pointer: [...pointer, language],
    ...page,
  }));
}

/** A site as the rules see it: what several of them need is computed once. */
export type LintContext = {
  readonly source: SiteSource;
  readonly settings: SiteSettings;
  readonly routes: readonly FlatRoute[];
  /** Every declared path that is spelled as a path can be. */
  readonly paths: readonly DeclaredPath[];
  /** The others. */
  readonly badPaths: readonly DeclaredPath[];
  /** All blocks of all pages, blocks inside of blocks included. */
  readonly blocks: readonly BlockPlace[];
  /** Where blocks name collections. */
  readonly collectionNames: readonly NamePlace[];
  /** Texts, lists and links that are written by language. */
  readonly texts: readonly TextPlace[];
  /** Keys that the site language is about to give up. */
  readonly deprecated: readonly DeprecatedPlace[];
  /** The menu of the site file as a language has it. */
  readonly siteMenu: (language: string) => readonly SiteMenuEntry[];
  /** Addresses in the site file, wherever links stand; those of redirects included. */
  readonly links: readonly LinkPlace[];
};

const cache = new WeakMap<SiteSource, LintContext>();

/**
 * Made once for a source, however many parts of the linter ask.
 * @param source a site file whose shape is right
 */
export function lintContext(source: SiteSource): LintContext {
  const known = cache.get(source) ?? makeContext(source, siteNode);
  cache.set(source, known);
  return known;
}

/** @param schema the one that the source follows */
export function makeContext(source: SiteSource, schema: SchemaNode): LintContext {
  const settings = siteSettings(source);
  const routes = flatRoutes(source.routes);
  const declared = declaredPaths(routes, settings);
  const blocks: BlockPlace[] = [];
  const collectionNames: NamePlace[] = [];
  const texts: TextPlace[] = [];
  const deprecated: DeprecatedPlace[] = [];
  const links: LinkPlace[] = [];
  const visit = ({ value, node, keyNode, pointer }: SourcePlace): void => {
    if (keyNode.deprecated || node.deprecated) {
      const instead = keyNode['x-instead'] ?? node['x-instead'];
      deprecated.push({ pointer, instead: typeof instead === 'string' ? instead : undefined });
    }
    if (node['x-link']) links.push(...linksAt(value, pointer));
    if (node['x-collection']) collectionNames.push({ name: String(value), pointer });
    if (node['x-localised'] && typeof value === 'object' && value && !Array.isArray(value)) {
      texts.push({ languages: Object.keys(value), pointer });
    }
    if (node.title?.endsWith('Block')) blocks.push({ block: value as Block, pointer });
  };
  walkSource(source, visit, schema);
  const menus = new Map<string, readonly SiteMenuEntry[]>();
  // Made with the first link of a menu: it takes all routes in.
  let speller: LinkSpeller | undefined;
  const spell: LinkSpeller = (...link) => {
    speller ??= linkSpeller(routes, settings);
    return speller(...link);
  };
  return {
    source,
    settings,
    routes,
    paths: declared.filter(({ parsed }) => parsed.problems.length === 0),
    badPaths: declared.filter(({ parsed }) => parsed.problems.length > 0),
    blocks,
    collectionNames,
    texts,
    deprecated,
    links,
    siteMenu: (language) => {
      const known = menus.get(language) ?? siteMenu({ source, settings, routes, spell }, language);
      menus.set(language, known);
      return known;
    },
  };
}
