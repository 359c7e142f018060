import { hexOf, type Oklch, oklchOf } from '../../theme/theme-colours.ts';
import { UsageError } from '../../usage-error.ts';

/**
 * Reads a brand colour.
 * @param typed #rgb or #rrggbb, with the # or without
 * @throws UsageError where it is none
 */
export function brandColour(typed: string): { readonly hex: string; readonly oklch: Oklch } {
  const trimmed = typed.trim();
  const written = /^[0-9a-f]{3}(?:[0-9a-f]{3})?$/i.test(trimmed) ? `#${trimmed}` : trimmed;
  const oklch = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(written) ? oklchOf(written) : undefined;
  if (!oklch) {
    throw new UsageError({
      zh: `“${typed}”不是颜色；请写成 #rrggbb，例如 #0b4280`,
      en: `"${typed}" is no colour; write it as #rrggbb, such as #0b4280`,
    });
  }
  return { hex: hexOf(oklch), oklch };
}
