import type { Definitions } from '../../../schema/blocks/block-definitions.ts';
import { nearestAmong } from '../../diagnostics/nearest.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { SchemaFinding } from '../schema-finding.ts';
import { blockTypes } from '../schema-node.ts';

export const schemaUnknownBlock = {
  id: 'schema-unknown-block',
  severity: 'error',
  explanation: {
    zh: [
      '每个区块的类型（type）必须是已有的。',
      '程序不认识的区块，在页面上什么也不显示。',
      '请改正 type；全部类型和用途见软件包 site-runtime 里的 docs/reference/zh/site-language.md 的“区块”一节。',
    ].join(''),
    en: [
      'Every block is of a kind that there is.',
      'A block that the program does not know stays empty on the page.',
      'Correct its type; all kinds and what they show stand in docs/reference/site-language.md of the package site-runtime, under Blocks.',
    ].join(' '),
  },
  bad: 'news: { blocks: [{ type: artcleList, collection: news }] }',
  good: 'news: { blocks: [{ type: articleList, collection: news }] }',
} as const satisfies RuleMeta;

/**
 * A type that no block has.
 * @param pointer of the type
 * @param definitions those of the site's language
 */
export function unknownBlock(
  pointer: Pointer,
  type: string,
  definitions: Definitions,
): SchemaFinding {
  const place = { rule: schemaUnknownBlock, pointer, what: 'value' } as const;
  const message = `"${type}" is no block`;
  const suggestion = nearestAmong(blockTypes(definitions))(type);
  if (suggestion !== undefined) return { ...place, message, suggestion };
  return {
    ...place,
    message: `${message}; all of them stand in docs/reference/site-language.md of the package site-runtime`,
    fullMessage: `${message}; there are ${blockTypes(definitions).join(', ')}`,
  };
}
