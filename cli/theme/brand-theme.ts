import { contrastPairs } from './contrast-pairs.ts';
import { accentFor, accentShades, brandShades } from './shades.ts';
import { contrastOf, hexOf, type Oklch, rgbOf } from './theme-colours.ts';
import type { ThemeName, ThemeTokens, TokenValues } from './theme-tokens.ts';
import { resolved, tokenNamed, valuesWith } from './theme-values.ts';

/** The colours that a theme is made of. */
export type Seeds = { readonly brand?: Oklch | undefined; readonly accent?: Oklch | undefined };

/** Least contrast of text in the theme of high contrast: WCAG 2, 1.4.6 (level AAA). */
const inContrast = 7;

/** A colour that another one has to stand out from. */
type Demand = {
  readonly from: string;
  readonly least: number;
  /** The other one was chosen by hand: where not all can be met, the others are. */
  readonly isOwn: boolean;
};

const meets = (hex: string, demands: readonly Demand[]): boolean =>
  demands.every(({ from, least }) => (contrastOf(hex, from) ?? least) >= least);

/** The shade nearest to a colour that meets all demands; undefined where there is none. */
function nearest(colour: Oklch, demands: readonly Demand[]): string | undefined {
  const start = Math.min(1, Math.max(0, colour.l));
  for (let step = 0; step <= 1; step += 0.01) {
    for (const l of step === 0 ? [start] : [start - step, start + step]) {
      if (l <= -0.01 || l >= 1.01) continue;
      const hex = hexOf({ ...colour, l, ...(l >= 1 ? { c: 0 } : {}) });
      if (meets(hex, demands)) return hex;
    }
  }
  return undefined;
}

const spelled = (name: string, hex: string): string => {
  if (tokenNamed.get(name)?.kind !== 'rgb') return hex;
  const { r, g, b } = rgbOf(hex) ?? { r: 0, g: 0, b: 0 };
  return `${r} ${g} ${b}`;
};

/** Tokens that only things stand on come first, so that what stands on them can give way. */
const inOrder = (shades: ReadonlyMap<string, Oklch>): readonly (readonly [string, Oklch])[] => {
  const isFront = (name: string): number =>
    contrastPairs.some(([front]) => front === name) ? 1 : 0;
  return [...shades].sort(([one], [other]) => isFront(one) - isFront(other));
};

function scaleOf(
  theme: ThemeName,
  { brand, accent }: Seeds,
  light: TokenValues,
  { [theme]: own, light: ownLight }: ThemeTokens,
): TokenValues {
  const shades = new Map([
    ...(brand ? brandShades(theme, brand) : []),
    ...(accent ? accentShades(theme, accent) : []),
  ]);
  for (const name of Object.keys(own)) shades.delete(name);
  const made: Record<string, string> = { ...(brand && !accent ? accentFor(theme, brand) : {}) };
  for (const [name, oklch] of shades) made[name] = spelled(name, hexOf(oklch));
  for (const [name, oklch] of inOrder(shades)) {
    const values = valuesWith({ light, [theme]: { ...made, ...own } }, theme);
    const demands = contrastPairs.flatMap(([front, ground, least]): readonly Demand[] => {
      const other = front === name ? ground : front;
      // Of two that are made, the one that stands on the other gives way.
      if ((front !== name && ground !== name) || (ground === name && shades.has(front))) return [];
      const more = theme === 'contrast' && least > 3 ? inContrast : least;
      return [
        {
          from: resolved(values.get(other) ?? '', values),
          least: more,
          isOwn: other in own || other in ownLight,
        },
      ];
    });
    const found =
      nearest(oklch, demands) ??
      nearest(
        oklch,
        demands.filter(({ isOwn }) => !isOwn),
      );
    if (found !== undefined) made[name] = spelled(name, found);
  }
  return made;
}

/**
 * A theme made of one colour, or two: shades of its hue for light, dark and high contrast, in which all that stands on
 * something has the contrast that the linter asks for. The brand itself is the colour of buttons and links, darker
 * where white words on it could not be read.
 * @param own tokens that are set by hand: they stay, and what is made goes with them as far as it can
 */
export function brandTheme(
  seeds: Seeds,
  own: ThemeTokens = { light: {}, dark: {}, contrast: {} },
): ThemeTokens {
  const light = scaleOf('light', seeds, own.light, own);
  const all = { ...light, ...own.light };
  const [dark, contrast] = (['dark', 'contrast'] as const).map((theme) =>
    scaleOf(theme, seeds, all, own),
  ) as [TokenValues, TokenValues];
  return { light, dark, contrast };
}
