import type { RuleMeta } from '../diagnostics/rule-meta.ts';
import { envPart } from './environment/rules/env-part.ts';
import { envRemoval } from './environment/rules/env-removal.ts';
import { includeConflict } from './include/rules/include-conflict.ts';
import { includeMissing } from './include/rules/include-missing.ts';
import { includePart } from './include/rules/include-part.ts';
import { includePath } from './include/rules/include-path.ts';
import { includeTwice } from './include/rules/include-twice.ts';
import { includeUnreadable } from './include/rules/include-unreadable.ts';
import { yamlAliasBudget } from './rules/yaml-alias-budget.ts';
import { yamlAliasCycle } from './rules/yaml-alias-cycle.ts';
import { yamlAnchorText } from './rules/yaml-anchor-text.ts';
import { yamlBom } from './rules/yaml-bom.ts';
import { yamlBooleanKey } from './rules/yaml-boolean-key.ts';
import { yamlBooleanWord } from './rules/yaml-boolean-word.ts';
import { yamlCommentCut } from './rules/yaml-comment-cut.ts';
import { yamlConflict } from './rules/yaml-conflict.ts';
import { yamlDepth } from './rules/yaml-depth.ts';
import { yamlDocuments } from './rules/yaml-documents.ts';
import { yamlDuplicateKey } from './rules/yaml-duplicate-key.ts';
import { yamlEmpty } from './rules/yaml-empty.ts';
import { yamlEncoding } from './rules/yaml-encoding.ts';
import { yamlFullwidth } from './rules/yaml-fullwidth.ts';
import { yamlInvisible } from './rules/yaml-invisible.ts';
import { yamlKeyType } from './rules/yaml-key-type.ts';
import { yamlLineEnds } from './rules/yaml-line-ends.ts';
import { yamlLossyScalar } from './rules/yaml-lossy-scalar.ts';
import { yamlMergeKey } from './rules/yaml-merge-key.ts';
import { yamlReservedKey } from './rules/yaml-reserved-key.ts';
import { yamlSyntax } from './rules/yaml-syntax.ts';
import { yamlTab } from './rules/yaml-tab.ts';
import { yamlTextMarks } from './rules/yaml-text-marks.ts';
import { yamlUnusedAnchor } from './rules/yaml-unused-anchor.ts';

/** What can be wrong with the text of a site file and those that it includes, before anything is known of sites. */
export const readRules = [
  yamlEncoding,
  yamlConflict,
  yamlSyntax,
  yamlBom,
  yamlLineEnds,
  yamlTab,
  yamlDepth,
  yamlEmpty,
  yamlDocuments,
  yamlFullwidth,
  yamlInvisible,
  yamlDuplicateKey,
  yamlKeyType,
  yamlReservedKey,
  yamlAliasBudget,
  yamlAliasCycle,
  yamlAnchorText,
  yamlUnusedAnchor,
  yamlMergeKey,
  yamlBooleanWord,
  yamlBooleanKey,
  yamlLossyScalar,
  yamlCommentCut,
  yamlTextMarks,
  includePath,
  includeMissing,
  includeUnreadable,
  includeTwice,
  includePart,
  includeConflict,
  envPart,
  envRemoval,
] as const satisfies readonly RuleMeta[];

export type ReadRuleId = (typeof readRules)[number]['id'];
