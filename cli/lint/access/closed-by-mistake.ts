import type { FlatRoute } from '../../../schema/compile/flat-routes.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { LintContext } from '../context/lint-context.ts';
import type { Rule } from '../context/rule.ts';

/** The rules about codes that nobody has. */
export type CodeRules = { readonly unknownCode: Rule; readonly neverGranted: Rule };

/**
 * Whether a route, or one above it, asks for a code that is probably misspelled, or for one that nobody has: this is
 * reported there, and not that what leads to the route is closed as well.
 */
export function closedByMistake(
  context: LintContext,
  { unknownCode, neverGranted }: CodeRules,
): (flat: FlatRoute) => boolean {
  const misspelled: readonly Finding[] = [...unknownCode.check(context)].filter(
    ({ suggestion }) => suggestion !== undefined,
  );
  const routes = [...misspelled, ...neverGranted.check(context)].flatMap(({ pointer }) =>
    pointer[0] === 'routes' ? [pointer.slice(0, pointer.lastIndexOf('access'))] : [],
  );
  return ({ pointer }) =>
    routes.some((route) => route.every((key, index) => pointer[index] === key));
}
