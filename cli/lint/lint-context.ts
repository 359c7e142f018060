import { type FlatRoute, flatRoutes } from '../../schema/compile/flat-routes.ts';
import { type SiteFrame, siteFrame } from '../../schema/compile/site-frame.ts';
import type { Block, SiteSource } from '../../schema/source.generated.ts';
import { type DeclaredPath, declaredPaths } from './declared-paths.ts';
import type { Pointer } from './pointer.ts';
import { walkSource } from './walk-source.ts';

export type BlockPlace = { readonly block: Block; readonly pointer: Pointer };
export type NamePlace = { readonly name: string; readonly pointer: Pointer };
export type TextPlace = { readonly languages: readonly string[]; readonly pointer: Pointer };

/** A site as the rules see it: what several of them need is computed once. */
export type LintContext = {
  readonly source: SiteSource;
  readonly frame: SiteFrame;
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
};

function makeContext(source: SiteSource): LintContext {
  const frame = siteFrame(source);
  const routes = flatRoutes(source.routes);
  const declared = declaredPaths(routes, frame);
  const blocks: BlockPlace[] = [];
  const collectionNames: NamePlace[] = [];
  const texts: TextPlace[] = [];
  walkSource(source, ({ value, node, pointer }) => {
    if (node['x-collection']) collectionNames.push({ name: String(value), pointer });
    if (node['x-localised'] && typeof value === 'object' && value && !Array.isArray(value)) {
      texts.push({ languages: Object.keys(value), pointer });
    }
    if (node.title?.endsWith('Block')) blocks.push({ block: value as Block, pointer });
  });
  return {
    source,
    frame,
    routes,
    paths: declared.filter(({ parsed }) => parsed.problems.length === 0),
    badPaths: declared.filter(({ parsed }) => parsed.problems.length > 0),
    blocks,
    collectionNames,
    texts,
  };
}

const known = new WeakMap<SiteSource, LintContext>();

/**
 * What rules see of a site, made once for each.
 * @param source a site file whose shape is right
 */
export function lintContext(source: SiteSource): LintContext {
  const context = known.get(source) ?? makeContext(source);
  known.set(source, context);
  return context;
}
