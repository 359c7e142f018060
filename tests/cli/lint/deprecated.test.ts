import { describe, expect, it } from 'vitest';
import { lintContext, makeContext } from '../../../cli/lint/lint-context.ts';
import { placeFinding } from '../../../cli/lint/place-finding.ts';
import { schemaDeprecated } from '../../../cli/lint/rules/schema-deprecated.ts';
import { readText } from '../../../cli/read/read-text.ts';
import { type SchemaNode, siteNode } from '../../../cli/validate/schema-node.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';

/** The site language with two keys more, which it is about to give up. */
const schema: SchemaNode = {
  ...siteNode,
  properties: {
    ...siteNode.properties,
    oldKey: { type: 'integer', deprecated: true, 'x-instead': 'newKey' },
    drafts: {
      type: 'array',
      items: { properties: { note: { $ref: '#/$defs/text', deprecated: true } } },
    },
  },
};
const text = `version: 1
site: { name: 测试 }
languages: { zh: { default: true, label: 中文, home: /index } }
routes: [{ id: index, paths: { zh: /index }, page: index }]
pages: { index: { blocks: [{ type: share, title: 分享 }] } }
oldKey: 1
drafts: [{ note: 一 }, {}, { note: { zh: 二 } }]
`;

describe('deprecated keys', () => {
  it('are told wherever the schema says so, on the key, with what to write instead', () => {
    const read = readText('site.yaml', { text });
    const context = makeContext(read.content?.value as SiteSource, schema);
    const found = [...schemaDeprecated.check(context)].map((finding) => {
      const { start, end, message, severity } = placeFinding(finding, schemaDeprecated, read);
      return `${severity} ${read.lines.position(start).line} ${text.slice(start, end)}: ${message}`;
    });
    expect(found).toEqual([
      'warning 6 oldKey: "oldKey" still works, but a later version will not know it; write newKey in its place',
      'warning 7 note: "note" still works, but a later version will not know it; it can go',
      'warning 7 note: "note" still works, but a later version will not know it; it can go',
    ]);
  });

  it('are none in the language of today', () => {
    const source = readText('site.yaml', { text }).content?.value as SiteSource;
    expect(lintContext(source).deprecated).toEqual([]);
  });
});
