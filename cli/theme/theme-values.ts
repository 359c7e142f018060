import {
  type DesignToken,
  designTokens,
  type TokenKind,
} from '../../schema/theme/design-tokens.ts';
import type { ThemeName, ThemeTokens } from './theme-tokens.ts';

export const tokenNamed: ReadonlyMap<string, DesignToken> = new Map(
  designTokens.map((token) => [token.name, token]),
);

/** What the tokens of a theme are: the runtime's own values, and others that take their place. */
export function valuesWith(
  own: Partial<ThemeTokens>,
  name: ThemeName,
): ReadonlyMap<string, string> {
  const values = new Map(designTokens.map((token) => [token.name, token.light]));
  const set = (tokens: Readonly<Record<string, string | undefined>> = {}): void => {
    for (const [key, value] of Object.entries(tokens)) {
      if (value !== undefined) values.set(key, value);
    }
  };
  set(own.light);
  if (name === 'light') return values;
  // The runtime's own values of another theme win over those for all: their selector is narrower.
  for (const token of designTokens) set({ [token.name]: token[name] });
  set(own[name]);
  return values;
}

/** A value with what its var(…) stand for, as far as they are known. */
export function resolved(value: string, values: ReadonlyMap<string, string>, depth = 0): string {
  if (depth > 8) return value;
  return value.replace(/var\(\s*--([a-z0-9-]+)\s*(?:,\s*([^()]*))?\)/g, (whole, name, other) => {
    const known = values.get(name) ?? other;
    return known === undefined ? whole : resolved(known, values, depth + 1);
  });
}

const numbers = /^(?:[-+]?(?:\d+\.?\d*|\.\d+)|(?:calc|clamp|min|max)\(.*\))$/;
const lengths =
  /^(?:0|[-+]?(?:\d+\.?\d*|\.\d+)(?:px|rem|em|ch|ex|vw|vh|vmin|vmax|%|pt|cm|mm|in|pc|q|lh)|(?:calc|clamp|min|max)\(.*\))$/i;

/** What a value of each kind looks like, and an example for messages; kinds that are not here may be anything. */
export const valueShapes: Readonly<
  Partial<Record<TokenKind, { readonly fits: RegExp; readonly example: string }>>
> = {
  rgb: {
    fits: /^(?:25[0-5]|2[0-4]\d|1?\d?\d)(?: +(?:25[0-5]|2[0-4]\d|1?\d?\d)){2}$/,
    example: 'three numbers from 0 to 255 with blanks between them, such as 11 66 128',
  },
  length: { fits: lengths, example: 'a length such as 1.5rem or 24px' },
  number: { fits: numbers, example: 'a number such as 1.6' },
  time: { fits: /^(?:\d+\.?\d*|\.\d+)m?s$/i, example: 'a time such as 200ms' },
  image: {
    fits: /^(?:none|(?:url|(?:repeating-)?(?:linear|radial|conic)-gradient|image-set|cross-fade)\(.*\))$/is,
    example: 'none, or a picture such as url(/art/hero.svg)',
  },
};
