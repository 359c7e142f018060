import type { SiteSource } from '../../../schema/source.generated.ts';
import { tokenValues } from '../../theme/site-theme.ts';
import { rgbOf } from '../../theme/theme-colours.ts';
import type { ThemeName } from '../../theme/theme-tokens.ts';
import { resolved } from '../../theme/theme-values.ts';

/** What a browser paints around the pages of a site, as hexadecimal colours. */
export type PwaColours = {
  /** The bar above an installed site, in light and dark. */
  readonly light: string;
  readonly dark: string;
  /** The window before its first page is there. */
  readonly ground: string;
};

const hex = (value: number): string => value.toString(16).padStart(2, '0');

/** A token's colour; where only a browser can compute it, the runtime's own. */
function colourOf(source: Pick<SiteSource, 'theme'>, theme: ThemeName, token: string): string {
  for (const each of [source, {}]) {
    const values = tokenValues(each, theme);
    const rgb = rgbOf(resolved(values.get(token) ?? '', values));
    if (rgb) return `#${hex(rgb.r)}${hex(rgb.g)}${hex(rgb.b)}`;
  }
  throw new Error(`the runtime's own ${token} is no colour`);
}

/** The colours of an installed site, from its theme: the ground of deep bands, and of pages. */
export const pwaColours = (source: Pick<SiteSource, 'theme'>): PwaColours => ({
  light: colourOf(source, 'light', 'sea'),
  dark: colourOf(source, 'dark', 'sea'),
  ground: colourOf(source, 'light', 'bg'),
});
