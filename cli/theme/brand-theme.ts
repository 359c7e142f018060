import { contrastPairs } from './contrast-pairs.ts';
import { contrastOf, hexOf, type Oklch, rgbOf } from './theme-colours.ts';
import { resolved, type ThemeName, themes, tokenValues } from './theme-values.ts';

/** Design tokens by theme and name. */
export type BrandTheme = Readonly<Record<ThemeName, Readonly<Record<string, string>>>>;

/** Lightness, and chroma for a brand of full strength; the hue is the brand's. */
type Shade = readonly [lightness: number, chroma: number];

const shades: Readonly<Record<ThemeName, Readonly<Record<string, Shade>>>> = {
  light: {
    'bg-tint': [0.972, 0.008],
    'bg-tint-2': [0.93, 0.02],
    ink: [0.235, 0.04],
    'ink-2': [0.44, 0.04],
    'ink-3': [0.505, 0.037],
    rule: [0.9, 0.018],
    'rule-strong': [0.235, 0.04],
    'field-line': [0.585, 0.036],
    'link-hover': [0.46, 0.135],
    sea: [0.365, 0.108],
    'sea-ink-2': [0.905, 0.03],
    focus: [0.46, 0.135],
    footer: [0.262, 0.075],
  },
  dark: {
    bg: [0.19, 0.028],
    'bg-tint': [0.225, 0.034],
    'bg-tint-2': [0.27, 0.046],
    surface: [0.242, 0.04],
    ink: [0.953, 0.012],
    'ink-2': [0.815, 0.03],
    'ink-3': [0.725, 0.036],
    rule: [0.332, 0.045],
    'rule-strong': [0.8, 0.045],
    'field-line': [0.62, 0.045],
    link: [0.81, 0.088],
    'link-hover': [0.9, 0.05],
    brand: [0.81, 0.088],
    'brand-ink': [0.205, 0.04],
    sea: [0.258, 0.07],
    'sea-ink': [0.975, 0.008],
    'sea-ink-2': [0.85, 0.036],
    footer: [0.165, 0.028],
  },
  contrast: {
    link: [0.32, 0.13],
    brand: [0.32, 0.13],
    sea: [0.34, 0.11],
    footer: [0.2, 0.07],
  },
};

/** Grounds of the phone's header, which white words stand on. */
const headers: Readonly<Record<ThemeName, Shade>> = {
  light: [0.375, 0.115],
  dark: [0.29, 0.078],
  contrast: [0.28, 0.11],
};

/** Chroma of the brand at which shades have all of theirs, and how far a louder brand may go beyond. */
const [fullChroma, maxStrength] = [0.115, 1.2];

/** Accents for brands that are warm themselves: the built-in one would not stand out from them. */
const coolAccent: Readonly<Record<ThemeName, Readonly<Record<string, string>>>> = {
  light: {
    accent: '#7cc4cf',
    'accent-ink': '#04262c',
    'accent-text': '#0f5c68',
    'focus-on-sea': '#a5dbe3',
  },
  dark: { accent: '#8fd0da', 'accent-text': '#8fd0da', focus: '#8fd0da' },
  contrast: { accent: '#8fe0ec', 'accent-text': '#00424d', 'focus-on-sea': '#8fe0ec' },
};

const isWarm = ({ c, h }: Oklch): boolean => c > 0.05 && h > 45 && h < 115;

/** Makes a colour lighter or darker until it stands out from a ground. */
function away(from: string, colour: string, least: number, oklch: Oklch): string {
  const darker = hexOf({ ...oklch, l: 0 });
  const lighter = hexOf({ ...oklch, l: 1, c: 0 });
  const step = (contrastOf(darker, from) ?? 0) > (contrastOf(lighter, from) ?? 0) ? -0.01 : 0.01;
  let found = colour;
  let l = Math.min(1, Math.max(0, oklch.l));
  for (; (contrastOf(found, from) ?? least) < least && l >= 0 && l <= 1; l += step) {
    found = hexOf({ ...oklch, l });
  }
  return found;
}

type Draft = {
  readonly tokens: Record<string, string>;
  /** The tokens that are made of the brand, and may be moved from each other. */
  readonly parts: ReadonlyMap<string, Oklch>;
};

/** A theme before anybody has looked at its contrast. */
function draftOf(theme: ThemeName, brand: Oklch): Draft {
  const strength = Math.min(maxStrength, brand.c / fullChroma);
  const oklchOf = ([l, c]: Shade): Oklch => ({ l, c: c * strength, h: brand.h });
  const parts = new Map<string, Oklch>();
  if (theme === 'light') parts.set('brand', brand).set('link', brand);
  for (const [name, shade] of Object.entries(shades[theme])) parts.set(name, oklchOf(shade));
  const { r, g, b } = rgbOf(hexOf(oklchOf(headers[theme]))) ?? { r: 0, g: 0, b: 0 };
  const colours = Object.fromEntries([...parts].map(([name, oklch]) => [name, hexOf(oklch)]));
  const accents = isWarm(brand) ? coolAccent[theme] : {};
  return { tokens: { ...colours, ...accents, 'header-phone': `${r} ${g} ${b}` }, parts };
}

/**
 * A theme made of one brand colour: shades of its hue for light, dark and high contrast, in which all that stands on
 * something has the contrast that the linter asks for. The brand itself is the colour of buttons and links, darker
 * where white words on it could not be read.
 */
export function brandTheme(brand: Oklch): BrandTheme {
  const drafts = {
    light: draftOf('light', brand),
    dark: draftOf('dark', brand),
    contrast: draftOf('contrast', brand),
  };
  for (const theme of themes) {
    const { tokens, parts } = drafts[theme];
    for (const [front, ground, least] of contrastPairs) {
      const own = { light: drafts.light.tokens, [theme]: tokens };
      const values = tokenValues({ theme: own }, theme);
      const colourOf = (name: string): string => resolved(values.get(name) ?? '', values);
      // Whichever of the two is made of the brand gives way.
      const moved = parts.has(front) ? front : ground;
      const other = moved === front ? ground : front;
      const oklch = parts.get(moved);
      if (oklch) tokens[moved] = away(colourOf(other), colourOf(moved), least, oklch);
    }
  }
  return { light: drafts.light.tokens, dark: drafts.dark.tokens, contrast: drafts.contrast.tokens };
}
