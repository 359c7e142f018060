import type { Fix } from '../lint/diagnostic.ts';
import type { RuleText } from '../lint/rule-text.ts';
import { yamlAliasBudget } from '../lint/rules/yaml-alias-budget.ts';
import { yamlAliasCycle } from '../lint/rules/yaml-alias-cycle.ts';
import { yamlAnchorText } from '../lint/rules/yaml-anchor-text.ts';
import { yamlBom } from '../lint/rules/yaml-bom.ts';
import { yamlBooleanKey } from '../lint/rules/yaml-boolean-key.ts';
import { yamlBooleanWord } from '../lint/rules/yaml-boolean-word.ts';
import { yamlCommentCut } from '../lint/rules/yaml-comment-cut.ts';
import { yamlConflict } from '../lint/rules/yaml-conflict.ts';
import { yamlDepth } from '../lint/rules/yaml-depth.ts';
import { yamlDocuments } from '../lint/rules/yaml-documents.ts';
import { yamlDuplicateKey } from '../lint/rules/yaml-duplicate-key.ts';
import { yamlEmpty } from '../lint/rules/yaml-empty.ts';
import { yamlEncoding } from '../lint/rules/yaml-encoding.ts';
import { yamlFullwidth } from '../lint/rules/yaml-fullwidth.ts';
import { yamlInvisible } from '../lint/rules/yaml-invisible.ts';
import { yamlKeyType } from '../lint/rules/yaml-key-type.ts';
import { yamlLineEnds } from '../lint/rules/yaml-line-ends.ts';
import { yamlLossyScalar } from '../lint/rules/yaml-lossy-scalar.ts';
import { yamlMergeKey } from '../lint/rules/yaml-merge-key.ts';
import { yamlReservedKey } from '../lint/rules/yaml-reserved-key.ts';
import { yamlSyntax } from '../lint/rules/yaml-syntax.ts';
import { yamlTab } from '../lint/rules/yaml-tab.ts';
import { yamlTextMarks } from '../lint/rules/yaml-text-marks.ts';
import { yamlUnusedAnchor } from '../lint/rules/yaml-unused-anchor.ts';

/** What can be wrong with the text of a site file, before anything is known of sites. */
export const readRules = {
  'yaml-encoding': yamlEncoding,
  'yaml-conflict': yamlConflict,
  'yaml-syntax': yamlSyntax,
  'yaml-bom': yamlBom,
  'yaml-line-ends': yamlLineEnds,
  'yaml-tab': yamlTab,
  'yaml-depth': yamlDepth,
  'yaml-empty': yamlEmpty,
  'yaml-documents': yamlDocuments,
  'yaml-fullwidth': yamlFullwidth,
  'yaml-invisible': yamlInvisible,
  'yaml-duplicate-key': yamlDuplicateKey,
  'yaml-key-type': yamlKeyType,
  'yaml-reserved-key': yamlReservedKey,
  'yaml-alias-budget': yamlAliasBudget,
  'yaml-alias-cycle': yamlAliasCycle,
  'yaml-anchor-text': yamlAnchorText,
  'yaml-unused-anchor': yamlUnusedAnchor,
  'yaml-merge-key': yamlMergeKey,
  'yaml-boolean-word': yamlBooleanWord,
  'yaml-boolean-key': yamlBooleanKey,
  'yaml-lossy-scalar': yamlLossyScalar,
  'yaml-comment-cut': yamlCommentCut,
  'yaml-text-marks': yamlTextMarks,
} as const satisfies Readonly<Record<string, RuleText>>;

export type ReadRuleId = keyof typeof readRules;

/** A broken rule of the text, still without the file's name. */
export type ReadFinding = {
  readonly rule: ReadRuleId;
  readonly message: string;
  readonly start: number;
  readonly end: number;
  readonly suggestion?: string;
  readonly fix?: Fix;
  readonly related?: readonly {
    readonly message: string;
    readonly start: number;
    readonly end: number;
  }[];
};
