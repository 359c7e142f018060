import {
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

/** Colours that only a browser can tell. */
const ofBrowser =
  /^(?:currentcolor|inherit|initial|unset|(?:color-mix|light-dark|color|device-cmyk)\(.*\)|(?:canvas|canvastext|linktext|buttonface|buttontext|highlight|highlighttext|graytext|field|fieldtext)|.*\b(?:from|calc)\b.*)$/i;

/** Whether a value is a colour of CSS. */
export const isColour = (value: string): boolean =>
  ofBrowser.test(value.trim()) || parse(value.trim()) !== undefined;

/** The contrast of two colours (WCAG 2, 1 to 21); undefined where one of them is not opaque, or not known here. */
export function contrastOf(one: string, other: string): number | undefined {
  const [first, second] = [parse(one.trim()), parse(other.trim())];
  if (!first || !second || (first.alpha ?? 1) < 1 || (second.alpha ?? 1) < 1) return undefined;
  return wcagContrast(first, second);
}
