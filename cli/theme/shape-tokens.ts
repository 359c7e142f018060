import type { Theme } from '../../schema/source.generated.ts';
import type { TokenValues } from './theme-tokens.ts';

/** Corners: of what is pressed, of what is larger than that, and of pictures and boxes. */
const corners = (small: string, large: string, box: string): TokenValues => ({
  'radius-1': small,
  'radius-2': large,
  'radius-box': box,
});

const radii: Readonly<Record<NonNullable<Theme['radius']>, TokenValues>> = {
  none: corners('0', '0', '0'),
  small: corners('2px', '4px', '0'),
  medium: corners('6px', '8px', '8px'),
  large: corners('12px', '16px', '16px'),
};

/** Space; in the normal density it is as `runtime/styles/tokens.css` has it. */
const densities: Readonly<Record<NonNullable<Theme['density']>, TokenValues>> = {
  compact: {
    s5: '1.25rem',
    s6: '1.625rem',
    s7: '2.25rem',
    s8: '3rem',
    s9: '4.5rem',
    row: '1rem',
    gap: 'clamp(0.75rem, 1.4vw, 1.25rem)',
    section: 'clamp(2.25rem, 4vw, 3.5rem)',
  },
  normal: {},
  airy: {
    s6: '2.375rem',
    s7: '3.75rem',
    s8: '5rem',
    s9: '7rem',
    row: '1.875rem',
    gap: 'clamp(1.25rem, 2vw, 1.875rem)',
    section: 'clamp(3.75rem, 7vw, 6.5rem)',
  },
};

/** The tokens that a theme's shape stands for. */
export function shapeTokens(
  theme: Pick<Theme, 'radius' | 'density' | 'pictureRatio'>,
): TokenValues {
  const { radius, density, pictureRatio } = theme;
  return {
    ...(radius && radii[radius]),
    ...(density && densities[density]),
    // As CSS writes a ratio.
    ...(pictureRatio && { 'picture-ratio': pictureRatio.replace(':', ' / ') }),
  };
}
