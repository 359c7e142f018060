import type { AccessInfo } from '../../schema/access/access-info.ts';
import { routeOpens } from '../../schema/access/route-opens.ts';
import { pathsOfRoute } from '../../schema/compile/paths-of-route.ts';
import type { LintContext } from '../lint/context/lint-context.ts';
import type { LocalText } from '../local-text.ts';
import type { LocationName } from '../read/location-name.ts';
import { lackingForGuard, lackingForRoute } from './lacking.ts';
import { routeConditions } from './route-conditions.ts';

type Answer = {
  readonly opens: boolean;
  /** What the visitor lacks, in words; all of it is needed. */
  readonly lacks: readonly LocalText[];
  readonly place: string;
};

/** What a visitor can open. */
export type AccessReport = {
  readonly visitor: AccessInfo;
  readonly addresses: readonly (Answer & {
    readonly path: string;
    readonly language: string;
    readonly route: string;
  })[];
  /** Blocks behind a guard, on pages that the visitor may open or not. */
  readonly blocks: readonly (Answer & { readonly page: string; readonly type: string })[];
  /** Menu codes without which a menu item is left out. */
  readonly menuCodes: readonly (Answer & { readonly code: string })[];
};

const distinct = (texts: readonly LocalText[]): readonly LocalText[] => [
  ...new Map(texts.map((text) => [text.en, text])).values(),
];

/** A report as JSON has it: in English, whoever reads it. */
export function accessData({ visitor, ...answers }: AccessReport) {
  const inEnglish = <A extends Answer>(all: readonly A[]) =>
    all.map(({ lacks, ...answer }) => ({ ...answer, lacks: lacks.map(({ en }) => en) }));
  return {
    visitor,
    addresses: inEnglish(answers.addresses),
    blocks: inEnglish(answers.blocks),
    menuCodes: inEnglish(answers.menuCodes),
  };
}

/** Says of every address, every guarded block and every guarded menu code whether it opens for a visitor. */
export function accessReport(
  { source, settings, routes, blocks }: LintContext,
  visitor: AccessInfo,
  placeOf: LocationName,
): AccessReport {
  const flags = source.access?.flags ?? {};
  const addresses = Object.keys(settings.languages).flatMap((language) =>
    routes.flatMap((flat) => {
      const [path] = pathsOfRoute(flat.route, language);
      if (path === undefined) return [];
      const conditions = routeConditions(flat, source);
      return {
        path,
        language,
        route: flat.route.id,
        opens: routeOpens(flat.access, flags, visitor),
        lacks: [
          ...distinct(conditions.flatMap(({ access }) => lackingForRoute(access, flags, visitor))),
        ],
        place: placeOf([...flat.pointer, 'id']),
      };
    }),
  );
  const guarded = blocks.flatMap(({ block, pointer }) => {
    if (!block.guard) return [];
    const lacking = lackingForGuard(block.guard, flags, visitor);
    return {
      page: String(pointer[1]),
      type: block.type,
      opens: lacking === undefined,
      lacks: lacking === undefined ? [] : [lacking],
      place: placeOf([...pointer, 'guard'], 'key'),
    };
  });
  const menuCodes = (source.access?.guardedCodes ?? []).map((code, index) => {
    const opens = visitor.menuCodes.includes(code);
    return {
      code,
      opens,
      lacks: opens ? [] : [{ zh: `菜单码 ${code}`, en: `menu code ${code}` }],
      place: placeOf(['access', 'guardedCodes', index]),
    };
  });
  return { visitor, addresses, blocks: guarded, menuCodes };
}
