import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import { useBehaviour } from '../state/use-behaviour.ts';

/** Elements, as components of the site's own make them. While a page is built, those that listen are noted. */

type Make = typeof reactJsx;

const listens = (props: object): boolean =>
  Object.entries(props).some(([key, value]) => /^on[A-Z]/.test(key) && typeof value === 'function');

const noting =
  (make: Make): Make =>
  (type, props, key) => {
    if (typeof props === 'object' && props !== null && listens(props)) {
      try {
        // biome-ignore lint/correctness/useHookAtTopLevel: it reads contexts alone, which React takes anywhere in a render.
        useBehaviour();
      } catch {
        // Made outside of a component, where nothing can be noted.
      }
    }
    return make(type, props, key);
  };

export { Fragment };
export const jsx: Make = import.meta.env.SSR ? noting(reactJsx) : reactJsx;
export const jsxs: Make = import.meta.env.SSR ? noting(reactJsxs) : reactJsxs;
