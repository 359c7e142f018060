import type { Theme } from '../../schema/source.generated.ts';
import type { TokenValues } from './theme-tokens.ts';

/** A ready theme: what a site would write under `theme` to have it. */
export type Preset = Required<Pick<Theme, 'brand' | 'radius' | 'density'>> &
  Pick<Theme, 'accent' | 'pictureRatio'> & { readonly light?: TokenValues };

/** The themes that a site may choose by name. */
export const presets: Readonly<Record<NonNullable<Theme['preset']>, Preset>> = {
  pine: { brand: '#1f5c4d', accent: '#e0a526', radius: 'medium', density: 'airy' },
  brick: { brand: '#9a2d22', accent: '#d8a650', radius: 'none', density: 'normal' },
  slate: {
    brand: '#34424f',
    accent: '#d4472f',
    radius: 'large',
    density: 'compact',
    pictureRatio: '16:9',
    light: { 'serif-zh': 'var(--sans-zh)', 'serif-en': 'var(--sans-en)' },
  },
};
