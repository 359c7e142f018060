import type { Plugin } from 'postcss';

/** The values of a shorthand: blanks inside of functions do not part them. */
const valuesOf = (text: string): readonly string[] =>
  text.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];

/**
 * Safari knows `padding-block` and its like since 14.1, and the longhands before. Bundlers leave the shorthand where a
 * value holds a variable, as they cannot tell its parts.
 */
export const logicalLonghands: Plugin = {
  postcssPlugin: 'logical-longhands',
  Declaration(declaration) {
    const { prop, value } = declaration;
    if (!/^(?:padding|margin|inset|border)-(?:block|inline)$/.test(prop)) return;
    const [start = value, end = start] = prop.startsWith('border') ? [value] : valuesOf(value);
    declaration.cloneBefore({ prop: `${prop}-start`, value: start });
    declaration.cloneBefore({ prop: `${prop}-end`, value: end });
    declaration.remove();
  },
};
