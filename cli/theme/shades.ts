import { contrastOf, hexOf, type Oklch } from './theme-colours.ts';
import type { ThemeName, TokenValues } from './theme-tokens.ts';

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
    'header-phone': [0.375, 0.115],
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
    'header-phone': [0.29, 0.078],
  },
  contrast: {
    link: [0.32, 0.13],
    brand: [0.32, 0.13],
    sea: [0.34, 0.11],
    footer: [0.2, 0.07],
    'header-phone': [0.28, 0.11],
  },
};

/** Chroma of the brand at which shades have all of theirs, and how far a louder brand may go beyond. */
const [fullChroma, maxStrength] = [0.115, 1.2];

/** Grounds of whole pages in the dark: of reds and oranges they would be brown, not dark. */
const darkGrounds: ReadonlySet<string> = new Set([
  'bg',
  'bg-tint',
  'bg-tint-2',
  'surface',
  'footer',
]);
const isRed = ({ h }: Oklch): boolean => h < 80 || h > 340;
const calm = 0.5;

/** The shades of a brand in a theme, by token. Buttons and links of the light one have the brand itself. */
export function brandShades(theme: ThemeName, brand: Oklch): ReadonlyMap<string, Oklch> {
  const strength = Math.min(maxStrength, brand.c / fullChroma);
  const made = new Map<string, Oklch>();
  if (theme === 'light') made.set('brand', brand).set('link', brand);
  for (const [name, [l, c]] of Object.entries(shades[theme])) {
    const isBrown = theme === 'dark' && darkGrounds.has(name) && isRed(brand);
    made.set(name, { l, c: c * strength * (isBrown ? calm : 1), h: brand.h });
  }
  return made;
}

/** Least lightness of accents on dark grounds, and the greatest that is read as text on light ones. */
const [onDark, onLight] = [0.8, 0.47];

/** The shades of an accent in a theme, by token; badges and bars of the light one have the accent itself. */
export function accentShades(theme: ThemeName, accent: Oklch): ReadonlyMap<string, Oklch> {
  const { l } = accent;
  const bright = { ...accent, l: Math.max(l, onDark) };
  const white = (contrastOf('#ffffff', hexOf(accent)) ?? 0) >= 4.5;
  const ink = { l: theme === 'light' && white ? 1 : 0.2, c: accent.c * 0.25, h: accent.h };
  const ground = theme === 'light' ? accent : bright;
  return new Map([
    ['accent', ground],
    // Of its hovered buttons.
    ['sun-400', { ...ground, l: ground.l + (ink.l === 1 ? -0.05 : 0.04) }],
    ['accent-ink', ink],
    ['accent-text', theme === 'dark' ? bright : { ...accent, l: Math.min(l, onLight) }],
    ...(theme === 'dark' ? [['focus', bright] as const] : []),
    ['focus-on-sea', bright],
    ['sea-accent', bright],
  ]);
}

/** Accents for brands that are warm themselves: the built-in one would not stand out from them. */
const coolAccent: Readonly<Record<ThemeName, TokenValues>> = {
  light: {
    accent: '#7cc4cf',
    'sun-400': '#94d2dc',
    'accent-ink': '#04262c',
    'accent-text': '#0f5c68',
    'focus-on-sea': '#a5dbe3',
  },
  dark: { accent: '#8fd0da', 'accent-text': '#8fd0da', focus: '#8fd0da' },
  contrast: { accent: '#8fe0ec', 'accent-text': '#00424d', 'focus-on-sea': '#8fe0ec' },
};

/** The accent of a brand for which none is chosen; empty where the built-in one stands out. */
export const accentFor = (theme: ThemeName, { c, h }: Oklch): TokenValues =>
  c > 0.05 && h > 45 && h < 115 ? coolAccent[theme] : {};
