import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const ownBlockSchema = {
  id: 'own-block-schema',
  severity: 'error',
  explanation: {
    zh: [
      '自有区块的 block.json 说明这种区块有哪些键，是一段 JSON Schema：properties 列出各个键，required 列出必需的键，',
      '$ref 引用站点语言已有的定义，例如 "#/$defs/text"（按语言写的文字）、"#/$defs/link"、"#/$defs/picture"。',
      '写错的地方无法用来检查站点文件，也不会出现在编辑器的提示里。请按提示改正。',
    ].join(''),
    en: [
      'block.json of an own block says which keys the block has, as a part of JSON Schema: properties lists them, required those that must be there,',
      'and $ref refers to definitions of the site language such as "#/$defs/text" (a text by language), "#/$defs/link" or "#/$defs/picture".',
      'A mistake in it leaves site files unchecked and editors without completion. Correct it as the message says.',
    ].join(' '),
  },
  bad: '"quote": { "$ref": "#/$defs/txt" }',
  good: '"quote": { "$ref": "#/$defs/text" }',
} as const satisfies RuleMeta;
