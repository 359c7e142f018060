import type { SiteSource, Theme } from '../../schema/source.generated.ts';
import { brandTheme } from './brand-theme.ts';
import { presets } from './presets.ts';
import { shapeTokens } from './shape-tokens.ts';
import { type Oklch, oklchOf } from './theme-colours.ts';
import type { ThemeName, ThemeTokens } from './theme-tokens.ts';
import { valuesWith } from './theme-values.ts';

/** The colour that a scale is made of; undefined where none is written, or none that can be read. */
const seed = (written: string | undefined): Oklch | undefined =>
  written === undefined ? undefined : oklchOf(written);

function composeTheme(theme: Theme): ThemeTokens {
  const preset = theme.preset && presets[theme.preset];
  const own: ThemeTokens = {
    light: { ...preset?.light, ...theme.light },
    dark: theme.dark ?? {},
    contrast: theme.contrast ?? {},
  };
  const { brand, accent, ...shape } = { ...preset, ...theme };
  // The accent of a ready theme goes with its own brand.
  const second = theme.brand === undefined ? accent : theme.accent;
  const scale = brandTheme({ brand: seed(brand), accent: seed(second) }, own);
  return {
    light: { ...scale.light, ...shapeTokens(shape), ...own.light },
    dark: { ...scale.dark, ...own.dark },
    contrast: { ...scale.contrast, ...own.contrast },
  };
}

const cache = new WeakMap<Theme, ThemeTokens>();

/**
 * The tokens that a site sets: its ready theme, what is made of its colours, its shape, and single ones, which win.
 * Made once for a theme, however many parts ask.
 */
export function siteTheme(theme: Theme = {}): ThemeTokens {
  const tokens = cache.get(theme) ?? composeTheme(theme);
  cache.set(theme, tokens);
  return tokens;
}

/** What the tokens of a site are in a theme, those that it leaves as they are included. */
export const tokenValues = (
  { theme }: Pick<SiteSource, 'theme'>,
  name: ThemeName,
): ReadonlyMap<string, string> => valuesWith(siteTheme(theme), name);
