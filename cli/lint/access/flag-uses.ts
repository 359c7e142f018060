import type { Pointer } from '../../diagnostics/pointer.ts';
import type { LintContext } from '../context/lint-context.ts';

/** Where a route or a block asks for a flag. */
export type FlagUse = { readonly flag: string; readonly pointer: Pointer };

/** Every place that asks for a flag: routes in file order, then blocks. */
export function flagUses({ routes, blocks }: LintContext): FlagUse[] {
  const uses: FlagUse[] = [];
  for (const { route, pointer } of routes) {
    const { flag, anyFlag = [] } = route.access ?? {};
    if (flag !== undefined) uses.push({ flag, pointer: [...pointer, 'access', 'flag'] });
    anyFlag.forEach((each, index) => {
      uses.push({ flag: each, pointer: [...pointer, 'access', 'anyFlag', index] });
    });
  }
  for (const { block, pointer } of blocks) {
    const flag = block.guard?.flag;
    if (flag !== undefined) uses.push({ flag, pointer: [...pointer, 'guard', 'flag'] });
  }
  return uses;
}
