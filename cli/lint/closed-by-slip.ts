import type { FlatRoute } from '../../schema/compile/flat-routes.ts';
import type { LintContext } from './lint-context.ts';
import { accessUnknownCode } from './rules/access-unknown-code.ts';

/**
 * Tells whether a route, or one above it, asks for a code that looks like a slip of the fingers: that is told there,
 * and not that what leads to the route is closed as well.
 */
export function closedBySlip(context: LintContext): (flat: FlatRoute) => boolean {
  const slips = [...accessUnknownCode.check(context)].flatMap(({ pointer, suggestion }) =>
    suggestion !== undefined && pointer[0] === 'routes' ? [pointer.slice(0, -2)] : [],
  );
  return ({ pointer }) => slips.some((slip) => slip.every((key, index) => pointer[index] === key));
}
