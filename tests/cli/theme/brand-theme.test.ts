import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandTheme } from '../../../cli/theme/brand-theme.ts';
import { contrastPairs } from '../../../cli/theme/contrast-pairs.ts';
import { contrastOf, type Oklch, oklchOf } from '../../../cli/theme/theme-colours.ts';
import { type ThemeTokens, themes } from '../../../cli/theme/theme-tokens.ts';
import { resolved, tokenNamed, valuesWith } from '../../../cli/theme/theme-values.ts';

const seed = (hex: string): Oklch => {
  const oklch = oklchOf(hex);
  if (!oklch) throw new Error(`${hex} is no colour`);
  return oklch;
};

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

/** What has too little contrast in a theme. */
function tooFaint(theme: ThemeTokens): string[] {
  return themes.flatMap((name) => {
    const values = valuesWith(theme, name);
    const of = (token: string): string => resolved(values.get(token) ?? '', values);
    return contrastPairs.flatMap(([front, ground, least]) => {
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
    expect(tooFaint(brandTheme({ brand: seed(hex) }))).toEqual([]);
  });

  it('can be read with any colour, and any second one', () => {
    fc.assert(
      fc.property(colour, fc.option(colour), (brand, accent) => {
        const seeds = { brand: seed(brand), accent: accent ? seed(accent) : undefined };
        expect(tooFaint(brandTheme(seeds))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('keeps colours that can be read as they are, and sets known tokens alone', () => {
    const theme = brandTheme({ brand: seed('#175e54'), accent: seed('#a02020') });
    expect(theme.light).toMatchObject({ brand: '#175e54', link: '#175e54', accent: '#a02020' });
    const names = themes.flatMap((name) => Object.keys(theme[name]));
    expect(names.filter((name) => !tokenNamed.has(name))).toEqual([]);
  });

  it('has text of level AAA in high contrast', () => {
    const values = valuesWith(brandTheme({ brand: seed('#d08000') }), 'contrast');
    for (const [front, ground] of [
      ['link', 'bg'],
      ['brand-ink', 'brand'],
      ['sea-ink', 'sea'],
      ['sea-accent', 'sea'],
    ] as const) {
      const [one, other] = [front, ground].map((each) => resolved(values.get(each) ?? '', values));
      expect(contrastOf(one ?? '', other ?? ''), front).toBeGreaterThanOrEqual(7);
    }
  });

  it('goes with what is set by hand, and does not set it', () => {
    const own = { light: { bg: '#fbe9c8', 'brand-ink': '#20304a' }, dark: {}, contrast: {} };
    const theme = brandTheme({ brand: seed('#7a1f2b') }, own);
    expect(theme.light).not.toHaveProperty('bg');
    expect(theme.light).not.toHaveProperty('brand-ink');
    const whole = { ...theme, light: { ...theme.light, ...own.light } };
    expect(tooFaint(whole)).toEqual([]);
    // White words would have left the brand as it is.
    expect(theme.light).toHaveProperty('brand', expect.not.stringMatching('#7a1f2b'));
  });

  it('can be read on all grounds but the one that no shade goes with', () => {
    const own = { light: { surface: '#000000' }, dark: {}, contrast: {} };
    const theme = brandTheme({ brand: seed('#7a1f2b') }, own);
    const faint = tooFaint({ ...theme, light: { ...theme.light, ...own.light } });
    expect(faint.length).toBeGreaterThan(0);
    expect(
      faint.filter((each) => !each.startsWith('light: ') || !each.includes('surface')),
    ).toEqual([]);
  });
});
