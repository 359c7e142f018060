import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandColour } from '../../../cli/init/brand/colour.ts';
import { inBrandColours } from '../../../cli/init/brand/drawing-colours.ts';
import { brandTheme } from '../../../cli/theme/brand-theme.ts';
import { contrastPairs } from '../../../cli/theme/contrast-pairs.ts';
import { contrastOf } from '../../../cli/theme/theme-colours.ts';
import { resolved, themes, tokenNamed, tokenValues } from '../../../cli/theme/theme-values.ts';

/** What has too little contrast in the theme of a colour. */
function tooFaint(hex: string): string[] {
  const theme = brandTheme(brandColour(hex).oklch);
  return themes.flatMap((name) => {
    const values = tokenValues({ theme }, name);
    return contrastPairs.flatMap(([front, ground, least]) => {
      const of = (token: string): string => resolved(values.get(token) ?? '', values);
      const contrast = contrastOf(of(front), of(ground));
      return contrast === undefined || contrast < least
        ? [`${name}: ${front} ${of(front)} on ${ground} ${of(ground)}: ${contrast}`]
        : [];
    });
  });
}

describe('the theme of a brand colour', () => {
  it.each([
    '#0b4280',
    '#175e54',
    '#6d2e46',
    '#000000',
    '#ffffff',
    '#808080',
    '#ffee00',
    '#ff0000',
    '#00ff00',
    '#0000ff',
    '#ff8800',
  ])('can be read with %s', (hex) => {
    expect(tooFaint(hex)).toEqual([]);
  });

  it('can be read with any colour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
        expect(tooFaint(`#${number.toString(16).padStart(6, '0')}`)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('keeps a brand that can be read as it is, and sets known tokens alone', () => {
    const theme = brandTheme(brandColour('#175e54').oklch);
    expect(theme.light.brand).toBe('#175e54');
    const names = themes.flatMap((name) => Object.keys(theme[name]));
    expect(names.filter((name) => !tokenNamed.has(name))).toEqual([]);
  });
});

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
