import { describe, expect, it } from 'vitest';
import { pixelsAt } from '../../../cli/generate/tokens/pixels-at.ts';
import { tokenGroups, tokensOf } from '../../../cli/generate/tokens/token-groups.ts';
import { designTokens } from '../../../schema/theme/design-tokens.ts';

describe('a length in pixels', () => {
  it.each([
    ['1.5rem', 390, 24],
    ['2px', 390, 2],
    ['0', 390, 0],
    ['clamp(1rem, 5.55vw, 5rem)', 390, 21.645],
    ['clamp(1rem, 5.55vw, 5rem)', 1920, 80],
    ['clamp(1rem, 1.667vw, 1.5rem)', 390, 16],
    ['clamp(2rem, 1.4rem + 2.2vw, 3.625rem)', 1000, 44.4],
  ])('%s in a window of %i is %d', (length, width, pixels) => {
    expect(pixelsAt(length, width)).toBeCloseTo(pixels, 3);
  });

  it('is none where it is written in another way', () => {
    expect(() => pixelsAt('calc(1rem - 2px)', 390)).toThrow('no sum of lengths');
  });
});

it('every design token stands in one group of the page about them', () => {
  const names = tokenGroups.flatMap((group) => tokensOf(group).map(({ name }) => name));
  expect(names.toSorted()).toEqual(designTokens.map(({ name }) => name).toSorted());
});
