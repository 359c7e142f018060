import type { Recipe } from './recipe.ts';
import { block } from './recipes/block.ts';
import { command } from './recipes/command.ts';
import { output } from './recipes/output.ts';
import { rule } from './recipes/rule.ts';

/** Everything that `npm run new` can add, in the order of its help. */
export const recipes: readonly Recipe[] = [block, rule, output, command];
