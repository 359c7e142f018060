import { useSiteState } from './site-state.ts';

/** Turns the address of a file of the site (/art/logo.svg) into one that the browser can load. */
export function useAsset(): (source: string) => string {
  const { root } = useSiteState();
  return (source) => (source.startsWith('/') ? root + source.slice(1) : source);
}
