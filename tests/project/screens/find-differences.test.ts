import { describe, expect, it } from 'vitest';
import { findDifferences } from '../../long/screens/find-differences.ts';
import { shrinkPicture } from '../../long/screens/shrink-picture.ts';
import { type Drawing, dark, drawPage } from './draw-page.ts';

const seen = (changes: Partial<Drawing> = {}) => shrinkPicture(drawPage(changes), 5);
const differences = (changes: Partial<Drawing>) => findDifferences(seen(), seen(changes));

describe('pictures of a page', () => {
  it.each<[string, Partial<Drawing>]>([
    ['a block that stands 32 pixels lower', { shift: 32 }],
    ['a block that lies over the title', { shift: -110 }],
    ['a missing picture', { hasPicture: false }],
    ['the wrong theme', { colours: dark }],
  ])('differ by %s', (_, changes) => {
    const { isSame, worst } = differences(changes);
    expect({ isSame, worst }).toMatchObject({ isSame: false });
  });

  it.each<[string, Partial<Drawing>]>([
    ['no change', {}],
    ['other shapes of letters and rounded colours', { seed: 2 }],
    ['others of them', { seed: 7 }],
    ['a text that stands a pixel lower', { shift: 1 }],
  ])('are the same with %s', (_, changes) => {
    const { isSame, worst } = differences(changes);
    expect({ isSame, worst }).toMatchObject({ isSame: true });
  });

  it('differ by their height, where a block more stands at the end', () => {
    const page = drawPage();
    const longer = {
      ...page,
      height: page.height + 120,
      data: Uint8Array.from([...page.data, ...page.data.subarray(0, page.width * 120 * 4)]),
    };
    const [before, after] = [page, longer].map((each) => shrinkPicture(each, 5));
    if (!before || !after) throw new Error('two pages are drawn');
    expect(findDifferences(before, after).isSame).toBe(false);
    expect(findDifferences(after, before).isSame).toBe(false);
  });

  it('are marked where they differ', () => {
    const { marked } = differences({ hasPicture: false });
    const red = (x: number, y: number): boolean => {
      const at = (y * marked.width + x) * 4;
      return marked.data[at] === 255 && marked.data[at + 1] === 0;
    };
    expect(red(190, 65)).toBe(true);
    expect(red(40, 30)).toBe(false);
  });
});
