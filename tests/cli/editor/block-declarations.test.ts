import { expect, it } from 'vitest';
import { blockDeclarations } from '../../../cli/editor/block-declarations.ts';
import { ownBlocksReference } from '../../../cli/generate/own-blocks-reference.ts';
import { blockDefinition } from '../../../cli/own/block-schema.ts';
import { builtInDefinitions } from '../../../schema/blocks/block-definitions.ts';

it('writes what components take: texts in one language, optional keys, no guard', () => {
  const definition = blockDefinition(
    {
      description: 'A quote */ of somebody.',
      required: ['quote', 'lines'],
      properties: {
        quote: { $ref: '#/$defs/text' },
        lines: { $ref: '#/$defs/textList' },
        picture: { $ref: '#/$defs/picture' },
        link: { $ref: '#/$defs/link' },
        tone: { enum: ['calm', 'loud'] },
        size: { type: 'integer' },
        'two-words': { type: ['string', 'boolean'] },
        blocks: { type: 'array', items: { $ref: '#/$defs/block' } },
        prices: { type: 'object', additionalProperties: { type: 'number' } },
      },
    },
    'pullQuote',
  );
  const text = blockDeclarations({ pullQuoteBlock: definition, layout: {} });
  for (const line of [
    '/** A quote * / of somebody. */',
    'readonly type: "pullQuote";',
    'readonly quote: string;',
    'readonly lines: readonly string[];',
    'readonly picture?: PictureData;',
    'readonly link?: string;',
    'readonly tone?: "calm" | "loud";',
    'readonly size?: number;',
    'readonly "two-words"?: string | boolean;',
    'readonly blocks?: readonly (BlocksData[number])[];',
    'readonly prices?: Readonly<Record<string, number>>;',
  ])
    expect(text).toContain(line);
  expect(text).not.toContain('guard');
  expect(text).not.toContain('layout');
});

it('writes a manual of the blocks in both languages, with the parts that they refer to', () => {
  const definition = blockDefinition(
    {
      description: 'A quote.',
      'x-zh': '一句引言。',
      required: ['quote'],
      properties: {
        quote: { $ref: '#/$defs/text', description: 'The words.', 'x-zh': '原话。' },
        picture: { $ref: '#/$defs/picture', description: 'A portrait.', 'x-zh': '肖像。' },
      },
    },
    'pullQuote',
  );
  const [zh, en] = (['zh', 'en'] as const).map((language) =>
    ownBlocksReference({ pullQuoteBlock: definition }, builtInDefinitions, language),
  );
  expect(en).toContain('### pullQuote block\n\nA quote.');
  expect(en).toContain('| `quote` **\\*** | [text](#text) | The words. |');
  expect(en).toContain('### asset');
  expect(en).not.toContain('`guard`');
  expect(zh).toContain('一句引言。');
  expect(zh).toContain('| `picture` | [picture](#picture) | 肖像。 |');
});
