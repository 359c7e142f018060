import type { RuleMeta } from '../diagnostics/rule-meta.ts';
import { ownBlockSchema } from './rules/own-block-schema.ts';
import { ownComponent } from './rules/own-component.ts';
import { ownFile } from './rules/own-file.ts';
import { ownName } from './rules/own-name.ts';
import { ownPolicy } from './rules/own-policy.ts';

/** The rules about what a site brings of its own. */
export const ownRules: readonly RuleMeta[] = [
  ownName,
  ownFile,
  ownBlockSchema,
  ownComponent,
  ownPolicy,
];
