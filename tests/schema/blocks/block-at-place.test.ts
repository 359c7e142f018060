import { describe, expect, it } from 'vitest';
import { blockAtPlace } from '../../../schema/blocks/block-at-place.ts';
import { builtInDefinitions } from '../../../schema/blocks/block-definitions.ts';
import { compileBlocks } from '../../../schema/compile/compile-blocks.ts';
import type { ModelBlocks } from '../../../schema/model.ts';
import type { Block, SiteSource } from '../../../schema/source.generated.ts';

const text = (zh: string, more: object = {}): Block => ({
  type: 'text',
  body: { zh: [zh] },
  ...more,
});

const blocks: readonly Block[] = [
  text('desktop', { devices: { mobile: false } }),
  text('first', { devices: { mobile: [text('second'), text('third')] } }),
  text('guarded', {
    guard: {
      flag: 'staff',
      fallback: [text('gone', { devices: { mobile: false } }), text('else')],
    },
  }),
  {
    type: 'sections',
    by: 'code',
    items: {
      chinese: { title: { zh: '中' }, blocks: [text('only')] },
      both: { title: { zh: '都', en: 'Both' }, blocks: [text('one'), text('two')] },
    },
  },
];

const source = { pages: { home: { blocks } } } as unknown as SiteSource;

const at = (place: string, device: string, language = 'zh', query = '') => {
  const found = blockAtPlace(source, { page: 'home', device, language, query }, place);
  return (
    found && [found.at.slice(3).join('/'), (found.block as { body?: { zh: string[] } }).body?.zh[0]]
  );
};

describe('where a block of a compiled page stands in the source', () => {
  it.each([
    ['0', 'desktop', ['0', 'desktop']],
    ['1', 'desktop', ['1', 'first']],
    ['0', 'mobile', ['1/devices/mobile/0', 'second']],
    ['1', 'mobile', ['1/devices/mobile/1', 'third']],
    ['2', 'mobile', ['2', 'guarded']],
    ['2-/1', 'desktop', ['2/guard/fallback/1', 'else']],
    ['2-/0', 'mobile', ['2/guard/fallback/1', 'else']],
    ['3', 'desktop', ['3', undefined]],
  ] as const)('%s on %s', (place, device, expected) => {
    expect(at(place, device)).toEqual(expected);
  });

  it('counts the blocks of the section that is open', () => {
    expect(at('3/0', 'desktop')).toEqual(['3/items/chinese/blocks/0', 'only']);
    expect(at('3/1', 'desktop', 'zh', '?code=both')).toEqual(['3/items/both/blocks/1', 'two']);
    expect(at('3/0', 'desktop', 'zh', '?code=none')).toEqual(['3/items/chinese/blocks/0', 'only']);
    // The first section stands in Chinese alone.
    expect(at('3/0', 'desktop', 'en')).toEqual(['3/items/both/blocks/0', 'one']);
  });

  it.each(['9', '3/7', '0/0', '0-/0', ''])('%s is no place', (place) => {
    expect(at(place, 'desktop')).toBeUndefined();
  });

  it('is counted as compiled blocks are', () => {
    for (const device of ['desktop', 'mobile']) {
      const compiled: ModelBlocks = compileBlocks(blocks, {
        definitions: builtInDefinitions,
        variant: { language: 'zh', device },
        defaultLanguage: 'zh',
        link: (address) => address,
      });
      expect(compiled.map((_, place) => at(`${place}`, device)?.[1])).toEqual(
        compiled.map((block) => (block as { body?: readonly string[] }).body?.[0]),
      );
    }
  });
});
