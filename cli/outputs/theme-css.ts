import type { Tokens } from '../../schema/source.generated.ts';
import type { Output } from './output.ts';

/** Addresses inside of tokens are written from the site's root; a style sheet needs the base before them. */
const withBase = (value: string, base: string): string =>
  value.replace(/url\(\s*(["']?)\/(?!\/)/g, `url($1${base}`);

const rule = (selector: string, tokens: Tokens | undefined, base: string): string => {
  const lines = Object.entries(tokens ?? {}).map(
    ([name, value]) => `  --${name}: ${withBase(value, base)};\n`,
  );
  return lines.length === 0 ? '' : `${selector} {\n${lines.join('')}}\n`;
};

/** The site's values for the design tokens. */
export const themeCss: Output = ({ site: { base } }, { theme }) => ({
  'theme.css':
    rule(':root', theme?.light, base) +
    rule(':root[data-theme="dark"]', theme?.dark, base) +
    rule(':root[data-contrast="more"]', theme?.contrast, base),
});
