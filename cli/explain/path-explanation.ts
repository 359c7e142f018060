import { hasTitleIn } from '../../schema/blocks/has-title-in.ts';
import type { FlatRoute } from '../../schema/compile/flat-routes.ts';
import { routeAddresses } from '../../schema/compile/route-addresses.ts';
import type { RouteRow, VariantKey } from '../../schema/model.ts';
import { ancestorCrumbs, type Crumb } from '../../schema/visit/ancestor-crumbs.ts';
import { rootTarget } from '../../schema/visit/root-target.ts';
import { routeAncestors } from '../../schema/visit/route-ancestors.ts';
import { lackingForGuard, lackingForRoute } from '../access/lacking.ts';
import { routeConditions } from '../access/route-conditions.ts';
import { visitorWith } from '../access/visitor.ts';
import type { ReadContent } from '../content/read-content.ts';
import type { Pointer } from '../diagnostics/pointer.ts';
import type { LintContext } from '../lint/context/lint-context.ts';
import { joined, type LocalText } from '../local-text.ts';
import type { ExplainedSite } from './explained-site.ts';
import type { FoundAddress, Step } from './find-address.ts';
import { type MenuEntry, menuEntry } from './menu-entry.ts';
import { pageParts } from './page-parts.ts';
import { type RedirectStep, redirectChain } from './redirect-chain.ts';
import { type ShownEntry, shownEntry } from './shown-entry.ts';
import { type ShownLayout, shownLayout } from './shown-layout.ts';

type PlacedCrumb = Crumb & { readonly place?: string };

/** Everything that is known about an address. Places are file:line:column. */
export type PathExplanation = {
  readonly address: string;
  /** How it is led on before its page is shown. */
  readonly steps: readonly Step[];
  readonly canonical: string;
  readonly route: VariantKey & {
    readonly id: string;
    readonly pattern: string;
    readonly title?: string;
    readonly place: string;
  };
  readonly parameters: Readonly<Record<string, string>>;
  readonly twins: readonly (VariantKey & { readonly path?: string; readonly place: string })[];
  readonly page?: { readonly name: string; readonly place: string };
  readonly layout?: ShownLayout;
  readonly blocks: readonly {
    readonly type: string;
    readonly depth: number;
    readonly note?: LocalText;
    readonly place: string;
  }[];
  readonly entry?: ShownEntry;
  readonly access: {
    readonly opens: boolean;
    readonly conditions: readonly {
      readonly route: string;
      readonly lacks: readonly LocalText[];
      readonly place: string;
    }[];
  };
  readonly menu: MenuEntry;
  readonly breadcrumb: readonly PlacedCrumb[];
  readonly redirects: readonly RedirectStep[];
};

/** Every spelling of the route; a variant that lacks it has none. */
function twinsOf(flat: FlatRoute, { context, placeOf }: ExplainedSite): PathExplanation['twins'] {
  const { settings } = context;
  const all = routeAddresses([flat], settings);
  return settings.variants.flatMap(({ language, device }) => {
    const own = all.filter((each) => each.language === language && each.device === device);
    const pointer = [...flat.pointer, 'paths', language];
    const isList = Array.isArray(flat.route.paths[language]);
    if (own.length === 0) {
      const isElsewhere = all.some((each) => each.language === language);
      const place = placeOf(isElsewhere ? [...flat.pointer, 'devices'] : pointer);
      return [{ language, device, place }];
    }
    return own.map(({ path, index }) => ({
      language,
      device,
      path,
      place: placeOf(isList ? [...pointer, index] : pointer),
    }));
  });
}

/** Of a block inside of sections: which section, and whether the language has it. */
function sectionNote({ source }: LintContext, pointer: Pointer, language: string): LocalText[] {
  const at = pointer.lastIndexOf('items') + 1;
  const code = pointer[at];
  if (at === 0 || typeof code !== 'string') return [];
  let value: unknown = source;
  for (const key of pointer.slice(0, at + 1)) {
    value = (value as Readonly<Record<string | number, unknown>>)[key];
  }
  const isThere = hasTitleIn(value, language);
  return [
    {
      zh: `栏目 ${code}${isThere ? '' : `，${language} 中没有`}`,
      en: `section ${code}${isThere ? '' : `, not in ${language}`}`,
    },
  ];
}

function blocksOf(
  site: ExplainedSite,
  page: string,
  variant: VariantKey,
): PathExplanation['blocks'] {
  const { context, placeOf } = site;
  const visitor = visitorWith(context.source);
  const flags = context.source.access?.flags ?? {};
  return pageParts(context, page, variant.device).map(({ block, pointer, depth, isLeftOut }) => {
    const lacking = block.guard && lackingForGuard(block.guard, flags, visitor);
    const notes = [
      ...sectionNote(context, pointer, variant.language),
      ...(isLeftOut
        ? [{ zh: `${variant.device} 上不显示`, en: `left out on ${variant.device}` }]
        : []),
      ...(lacking
        ? [
            {
              zh: `没有权限码的访客看到的是替代内容，缺少${lacking.zh}`,
              en: `its fallback for a visitor without codes, who lacks ${lacking.en}`,
            },
          ]
        : []),
    ];
    const note = notes.length > 0 ? { note: joined(notes, '；', '; ') } : {};
    return { type: block.type, depth, ...note, place: placeOf([...pointer, 'type']) };
  });
}

/** The entry that an address names; undefined where its page shows none. */
async function entryOf(
  { row, match, table }: FoundAddress,
  { context }: ExplainedSite,
  readContent: () => Promise<ReadContent>,
): Promise<ShownEntry | undefined> {
  const { shows } = row;
  const id = shows && match.params[shows.id];
  if (!shows || id === undefined) return undefined;
  const content = await readContent();
  return shownEntry(id, table.language, shows.collections, context.source, content);
}

/** The steps of the breadcrumb for a visitor without codes, and where the words of each stand. */
function breadcrumbOf(found: FoundAddress, site: ExplainedSite): PathExplanation['breadcrumb'] {
  const { row, table, match } = found;
  const { model, placeOf, context } = site;
  const access = visitorWith(context.source);
  const home = rootTarget(table, model, access) ?? '';
  if (row.paths.includes(home)) return [];
  const line = routeAncestors(row, table);
  const placed = (crumb: Crumb, own: RouteRow | undefined): PlacedCrumb => {
    const flat = own && site.routeOf(own);
    return flat ? { ...crumb, place: placeOf([...flat.pointer, 'title']) } : crumb;
  };
  const above = ancestorCrumbs(row, table, model, access, home).map((crumb) =>
    placed(
      crumb,
      line.find(({ title }) => title === crumb.title),
    ),
  );
  const first = { title: table.messages.home ?? home, href: home };
  return [
    ...(home === '' ? [] : [{ ...first, place: placeOf(['languages', table.language, 'home']) }]),
    ...above,
    ...(row.title === undefined ? [] : [placed({ title: row.title, href: match.canonical }, row)]),
  ];
}

/**
 * Explains an address whose route was found.
 * @param readContent is called where the page shows an entry
 */
export async function explainPath(
  address: string,
  found: FoundAddress,
  flat: FlatRoute,
  site: ExplainedSite,
  readContent: () => Promise<ReadContent>,
): Promise<PathExplanation> {
  const { row, table, match, query, steps } = found;
  const { context, placeOf } = site;
  const { language, device } = table;
  const flags = context.source.access?.flags ?? {};
  const visitor = visitorWith(context.source);
  const conditions = routeConditions(flat, context.source).map(({ access, pointer, route }) => ({
    route,
    lacks: lackingForRoute(access, flags, visitor),
    place: placeOf(pointer, 'key'),
  }));
  const layout = shownLayout(found, flat, site);
  const entry = await entryOf(found, site, readContent);
  return {
    address,
    steps,
    canonical: match.canonical,
    route: {
      id: row.id,
      language,
      device,
      pattern: match.pattern,
      ...(row.title === undefined ? {} : { title: row.title }),
      place: placeOf([...flat.pointer, 'id']),
    },
    parameters: match.params,
    twins: twinsOf(flat, site),
    ...(row.page === undefined
      ? {}
      : { page: { name: row.page, place: placeOf(['pages', row.page], 'key') } }),
    ...(layout ? { layout } : {}),
    blocks: row.page === undefined ? [] : blocksOf(site, row.page, { language, device }),
    ...(entry === undefined ? {} : { entry }),
    access: { opens: conditions.every(({ lacks }) => lacks.length === 0), conditions },
    menu: menuEntry(found, site),
    breadcrumb: breadcrumbOf(found, site),
    redirects: row.redirect === undefined ? [] : redirectChain(match.canonical + query, site),
  };
}
