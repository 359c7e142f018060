import { describe, expect, it } from 'vitest';
import { contrastPairs } from '../../../cli/theme/contrast-pairs.ts';
import { presets } from '../../../cli/theme/presets.ts';
import { siteTheme, tokenValues } from '../../../cli/theme/site-theme.ts';
import { contrastOf } from '../../../cli/theme/theme-colours.ts';
import { themes } from '../../../cli/theme/theme-tokens.ts';
import { resolved } from '../../../cli/theme/theme-values.ts';
import type { Theme } from '../../../schema/source.generated.ts';

const names = Object.keys(presets) as (keyof typeof presets)[];

describe('the tokens of a site', () => {
  it('are none where it has no theme, and its own where it sets single ones alone', () => {
    expect(siteTheme()).toEqual({ light: {}, dark: {}, contrast: {} });
    const theme: Theme = { light: { brand: 'red' }, dark: { bg: '#000' } };
    expect(siteTheme(theme)).toEqual({ ...theme, contrast: {} });
  });

  it('are made of one colour, and single ones win', () => {
    const { light, dark, contrast } = siteTheme({
      brand: 'maroon',
      light: { footer: '#111111', 'art-band': 'none' },
    });
    expect(light).toMatchObject({ brand: '#800000', footer: '#111111', 'art-band': 'none' });
    expect(light.sea).toMatch(/^#/);
    expect(dark.bg).toMatch(/^#/);
    expect(contrast.link).toMatch(/^#/);
    expect(light['header-phone']).toMatch(/^\d+ \d+ \d+$/);
  });

  it('keep their defaults where the colour is none', () => {
    expect(siteTheme({ brand: 'maroom' }).light).toEqual({});
  });

  it.each(names)('of the ready theme %s can be read', (preset) => {
    for (const theme of themes) {
      const values = tokenValues({ theme: { preset } }, theme);
      for (const [front, ground, least] of contrastPairs) {
        const [one, other] = [front, ground].map((each) =>
          resolved(values.get(each) ?? '', values),
        );
        const contrast = contrastOf(one ?? '', other ?? '');
        expect(contrast, `${theme}: ${front} on ${ground}`).toBeGreaterThanOrEqual(least);
      }
    }
    expect(siteTheme({ preset }).light.brand).toBe(presets[preset].brand);
  });

  it('take keys beside a ready theme before its own', () => {
    const { light } = siteTheme({ preset: 'slate', brand: '#175e54', radius: 'small' });
    expect(light).toMatchObject({ brand: '#175e54', 'radius-1': '2px', 'radius-box': '0' });
    expect(light['serif-zh']).toBe('var(--sans-zh)');
    // The accent of the ready theme is made for its own brand.
    expect(light.accent).toBeUndefined();
    expect(siteTheme({ preset: 'slate', accent: 'gold' }).light.accent).toBe('#ffd700');
  });

  it('have corners, space and a ratio by their words', () => {
    expect(
      siteTheme({ radius: 'medium', density: 'compact', pictureRatio: '4:3' }).light,
    ).toMatchObject({
      'radius-box': '8px',
      row: '1rem',
      'picture-ratio': '4 / 3',
    });
    expect(siteTheme({ density: 'normal' }).light).toEqual({});
  });
});
