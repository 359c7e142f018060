import { describe, expect, it } from 'vitest';
import { brandColour } from '../../../../cli/init/brand/colour.ts';
import { inBrandColours } from '../../../../cli/init/brand/drawing-colours.ts';

describe('a brand colour', () => {
  it.each([
    ['#0B4280', '#0b4280'],
    ['0b4280', '#0b4280'],
    [' #abc ', '#aabbcc'],
  ])('is read from "%s"', (typed, hex) => {
    expect(brandColour(typed).hex).toBe(hex);
  });

  it.each(['', 'blue', '#12', '#0b42801', 'rgb(1,2,3)', '#0b428g'])('is not "%s"', (typed) => {
    expect(() => brandColour(typed)).toThrow('is no colour');
  });
});

describe('a drawing', () => {
  it('changes its hue, and keeps colours of its own', () => {
    const svg = '<rect fill="#0B4280"/><circle fill="#F5A524"/>';
    const drawn = inBrandColours(svg, brandColour('#a00000').oklch);
    expect(drawn).not.toContain('#0B4280');
    expect(drawn).toContain('#F5A524');
    expect(inBrandColours(svg, brandColour('#777777').oklch)).toMatch(/fill="#(..)\1\1"/);
  });
});
