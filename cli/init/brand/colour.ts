import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  useMode as registerMode,
} from 'culori/fn';
import { UsageError } from '../../usage-error.ts';

for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) registerMode(mode);
const toOklch = converter('oklch');

/** A colour by what the eye sees: lightness from 0 to 1, chroma from 0 (grey) to about 0.3, hue in degrees. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number };

/** The hexadecimal spelling of a colour; one that screens cannot show loses chroma until they can. */
export const hexOf = ({ l, c, h }: Oklch): string =>
  formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'));

/**
 * Reads a brand colour.
 * @param typed #rgb or #rrggbb, with the # or without
 * @throws UsageError where it is none
 */
export function brandColour(typed: string): { readonly hex: string; readonly oklch: Oklch } {
  const trimmed = typed.trim();
  const written = /^[0-9a-f]{3}(?:[0-9a-f]{3})?$/i.test(trimmed) ? `#${trimmed}` : trimmed;
  const colour = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(written) ? parse(written) : undefined;
  const oklch = colour && toOklch(colour);
  if (!colour || !oklch) {
    throw new UsageError({
      zh: `“${typed}”不是颜色；请写成 #rrggbb，例如 #0b4280`,
      en: `"${typed}" is no colour; write it as #rrggbb, such as #0b4280`,
    });
  }
  return { hex: formatHex(colour), oklch: { l: oklch.l, c: oklch.c, h: oklch.h ?? 0 } };
}
