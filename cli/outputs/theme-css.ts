import type { SiteSource } from '../../schema/source.generated.ts';
import { fontCss, type MadeFont, wholeFonts } from '../fonts/font-css.ts';
import { siteTheme } from '../theme/site-theme.ts';
import { stuckHeader } from '../theme/stuck-header.ts';
import type { TokenValues } from '../theme/theme-tokens.ts';
import type { Output } from './output.ts';

/** The theme's style sheet, from the root of the site. */
export const themeFile = 'theme.css';

/** Addresses inside of tokens are written from the site's root; a style sheet needs the base before them. */
const withBase = (value: string, base: string): string =>
  value.replace(/url\(\s*(["']?)\/(?!\/)/g, `url($1${base}`);

const rule = (selector: string, tokens: TokenValues, base: string): string => {
  const lines = Object.entries(tokens).map(
    ([name, value]) => `  --${name}: ${withBase(value, base)};\n`,
  );
  return lines.length === 0 ? '' : `${selector} {\n${lines.join('')}}\n`;
};

/**
 * The style sheet of a site's theme: its values for the design tokens, and its fonts. Values of the dark theme are none
 * of the one of high contrast.
 * @param fonts as they are served
 */
export function themeStyle(source: SiteSource, base: string, fonts: readonly MadeFont[]): string {
  const { light, dark, contrast } = siteTheme(source.theme);
  return [
    rule(':root', light, base),
    rule(':root[data-theme="dark"]:not([data-contrast="more"])', dark, base),
    rule(':root[data-contrast="more"]', contrast, base),
    stuckHeader(source.site),
    fontCss(source, fonts),
  ].join('');
}

/** The theme, its fonts served as they lie in public/; a build makes smaller ones. */
export const themeCss: Output = ({ site: { base } }, source) => ({
  [themeFile]: themeStyle(source, base, wholeFonts(source)),
});
