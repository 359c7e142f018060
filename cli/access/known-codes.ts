import type { FlatRoute } from '../../schema/compile/flat-routes.ts';
import type { FlagExpression, SiteSource } from '../../schema/source.generated.ts';
import type { BlockPlace } from '../lint/context/lint-context.ts';

/** Codes and sign-in statuses that decide about something. */
export type KnownCodes = {
  readonly menuCodes: ReadonlySet<string>;
  readonly fnCodes: ReadonlySet<string>;
  readonly loginStatuses: ReadonlySet<number>;
};

/** Every code that routes, flags, guards and the menu of a site ask for. */
export function knownCodes(
  { access }: Pick<SiteSource, 'access'>,
  routes: readonly FlatRoute[],
  blocks: readonly BlockPlace[],
): KnownCodes {
  const menuCodes = new Set(access?.guardedCodes);
  const fnCodes = new Set<string>();
  const loginStatuses = new Set<number>();
  const visit = ({ not, anyOf = [], ...own }: FlagExpression): void => {
    for (const code of [...(own.anyMenu ?? []), ...(own.allMenus ?? [])]) menuCodes.add(code);
    for (const code of [...(own.anyFunction ?? []), ...(own.allFunctions ?? [])]) fnCodes.add(code);
    for (const status of own.loginStatus ?? []) loginStatuses.add(status);
    for (const each of not ? [not, ...anyOf] : anyOf) visit(each);
  };
  for (const expression of Object.values(access?.flags ?? {})) visit(expression);
  for (const { route } of routes) if (route.access?.code) menuCodes.add(route.access.code);
  for (const { block } of blocks) if (block.guard?.function) fnCodes.add(block.guard.function);
  return { menuCodes, fnCodes, loginStatuses };
}
