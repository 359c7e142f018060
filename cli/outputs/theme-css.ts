import { siteTheme } from '../theme/site-theme.ts';
import type { TokenValues } from '../theme/theme-tokens.ts';
import type { Output } from './output.ts';

/** Addresses inside of tokens are written from the site's root; a style sheet needs the base before them. */
const withBase = (value: string, base: string): string =>
  value.replace(/url\(\s*(["']?)\/(?!\/)/g, `url($1${base}`);

const rule = (selector: string, tokens: TokenValues, base: string): string => {
  const lines = Object.entries(tokens).map(
    ([name, value]) => `  --${name}: ${withBase(value, base)};\n`,
  );
  return lines.length === 0 ? '' : `${selector} {\n${lines.join('')}}\n`;
};

/** The site's values for the design tokens. Those of the dark theme are none of the one of high contrast. */
export const themeCss: Output = ({ site: { base } }, source) => {
  const { light, dark, contrast } = siteTheme(source.theme);
  return {
    'theme.css':
      rule(':root', light, base) +
      rule(':root[data-theme="dark"]:not([data-contrast="more"])', dark, base) +
      rule(':root[data-contrast="more"]', contrast, base),
  };
};
