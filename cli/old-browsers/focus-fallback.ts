import type { Plugin } from 'postcss';

/** Safari 14.0 knows neither of the two; which of them it stumbles over does not matter then. */
const lacksFocusVisible = '(not (aspect-ratio: 1)) or (not selector(:focus-visible))';

/**
 * Browsers without `:focus-visible` drop each rule that names it, with all its other selectors: they get the rule
 * once more, for `:focus`.
 */
export const focusFallback: Plugin = {
  postcssPlugin: 'focus-fallback',
  OnceExit(root, { AtRule }) {
    root.walkRules(/:focus-visible/, (rule) => {
      const copy = rule.clone({ selector: rule.selector.replaceAll(':focus-visible', ':focus') });
      rule.after(new AtRule({ name: 'supports', params: lacksFocusVisible, nodes: [copy] }));
    });
  },
};
