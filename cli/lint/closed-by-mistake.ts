import type { FlatRoute } from '../../schema/compile/flat-routes.ts';
import type { LintContext } from './lint-context.ts';
import { accessNeverGranted } from './rules/access-never-granted.ts';
import { accessUnknownCode } from './rules/access-unknown-code.ts';

/**
 * Tells whether a route, or one above it, asks for a code that looks like a slip of the fingers, or for what nobody
 * has: that is told there, and not that what leads to the route is closed as well.
 */
export function closedByMistake(context: LintContext): (flat: FlatRoute) => boolean {
  const slips = [...accessUnknownCode.check(context)].filter(
    ({ suggestion }) => suggestion !== undefined,
  );
  const places = [...slips, ...accessNeverGranted.check(context)].flatMap(({ pointer }) =>
    pointer[0] === 'routes' ? [pointer.slice(0, pointer.lastIndexOf('access'))] : [],
  );
  return ({ pointer }) =>
    places.some((place) => place.every((key, index) => pointer[index] === key));
}
