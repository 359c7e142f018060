import {
  clampChroma,
  colorsNamed,
  converter,
  formatHex,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  parse,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn';

const modes = [modeRgb, modeLrgb, modeHsl, modeHwb, modeLab, modeLch, modeOklab, modeOklch, modeP3];
for (const mode of modes) registerMode(mode);

/** Colours that only a browser can compute. */
const ofBrowser =
  /^(?:currentcolor|inherit|initial|unset|(?:color-mix|light-dark|color|device-cmyk)\(.*\)|(?:canvas|canvastext|linktext|buttonface|buttontext|highlight|highlighttext|graytext|field|fieldtext)|.*\b(?:from|calc)\b.*)$/i;

/** A colour; undefined where it is none. The parser throws for some texts with a bracket, such as `var(1ae3--blue)`. */
function parsedColour(value: string): ReturnType<typeof parse> {
  try {
    return parse(value.trim());
  } catch {
    return undefined;
  }
}

/** Whether a value is a colour of CSS. */
export const isColour = (value: string): boolean =>
  ofBrowser.test(value.trim()) || parsedColour(value) !== undefined;

/** The contrast of two colours (WCAG 2, 1 to 21); undefined where one of them is not opaque, or not known here. */
export function contrastOf(one: string, other: string): number | undefined {
  const [first, second] = [parsedColour(one), parsedColour(other)];
  if (!first || !second || (first.alpha ?? 1) < 1 || (second.alpha ?? 1) < 1) return undefined;
  return wcagContrast(first, second);
}

const toRgb = converter('rgb');

/** An opaque colour as red, green and blue from 0 to 255; undefined where it is not one, or not known here. */
export function rgbOf(value: string): { r: number; g: number; b: number } | undefined {
  const colour = parsedColour(value);
  if (!colour || (colour.alpha ?? 1) < 1) return undefined;
  const byte = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * 255);
  const { r, g, b } = toRgb(colour);
  return { r: byte(r), g: byte(g), b: byte(b) };
}

/** The names that CSS has for colours. */
export const colourNames: readonly string[] = Object.keys(colorsNamed);

const toOklch = converter('oklch');

/** A colour by what the eye sees: lightness from 0 to 1, chroma from 0 (grey) to about 0.3, hue in degrees. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number };

/** The hexadecimal spelling of a colour; one that screens cannot show loses chroma until they can. */
export const hexOf = ({ l, c, h }: Oklch): string =>
  formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'));

/** An opaque colour by what the eye sees; undefined where it is not one, or not known here. */
export function oklchOf(value: string): Oklch | undefined {
  const colour = parsedColour(value);
  if (!colour || (colour.alpha ?? 1) < 1) return undefined;
  const { l, c, h } = toOklch(colour);
  return { l, c, h: h ?? 0 };
}
