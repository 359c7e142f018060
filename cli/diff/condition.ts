import type { AccessInfo } from '../../schema/access/access-info.ts';
import { guardPasses } from '../../schema/access/guard-passes.ts';
import { routeOpens } from '../../schema/access/route-opens.ts';
import type { FlatRoute } from '../../schema/compile/flat-routes.ts';
import type { Guard, SiteSource } from '../../schema/source.generated.ts';
import { type KnownCodes, knownCodes } from '../access/known-codes.ts';
import { visitorWith } from '../access/visitor.ts';

/** What decides who may open or see something. */
export type Condition = {
  /** Two that read alike decide alike. */
  readonly written: string;
  /** All that it asks for. */
  readonly codes: KnownCodes;
  /** @param own what a visitor has besides what everybody has */
  readonly opens: (own: AccessInfo) => boolean;
};

/** The flags of these names, as a site of their own would have them. */
function flagsNamed(source: SiteSource, names: readonly (string | undefined)[]) {
  const flags = Object.entries(source.access?.flags ?? {});
  return Object.fromEntries(flags.filter(([name]) => names.includes(name)));
}

/** Who may open a route. */
export function routeCondition({ access }: FlatRoute, source: SiteSource): Condition {
  const flags = flagsNamed(
    source,
    access.flatMap(({ flag, anyFlag = [] }) => [flag, ...anyFlag]),
  );
  const known = knownCodes({ access: { flags } }, [], []);
  const codes = access.flatMap(({ code }) => code ?? []);
  return {
    written: JSON.stringify([access, flags, source.access?.anonymous]),
    codes: { ...known, menuCodes: new Set([...known.menuCodes, ...codes]) },
    opens: (own) => routeOpens(access, source.access?.flags ?? {}, visitorWith(source, own)),
  };
}

/** Who sees what stands behind guards, all of which have to pass. */
export function guardCondition(guards: readonly Guard[], source: SiteSource): Condition {
  const asked = guards.map(({ flag, function: code }) => ({ flag, code }));
  const flags = flagsNamed(
    source,
    asked.map(({ flag }) => flag),
  );
  const known = knownCodes({ access: { flags } }, [], []);
  const codes = asked.flatMap(({ code }) => code ?? []);
  return {
    written: JSON.stringify([asked, flags, source.access?.anonymous]),
    codes: { ...known, fnCodes: new Set([...known.fnCodes, ...codes]) },
    opens: (own) =>
      guards.every((guard) =>
        guardPasses(guard, source.access?.flags ?? {}, visitorWith(source, own)),
      ),
  };
}
