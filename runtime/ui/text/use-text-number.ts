import { useSiteState } from '../../state/site-state.ts';

function useNumberWhileBuilt(html: string): number | undefined {
  const { texts } = useSiteState().recording ?? {};
  if (!texts) return undefined;
  const known = texts.indexOf(html);
  return known < 0 ? texts.push(html) - 1 : known;
}

/** The number by which the state of a page that is being built names a text that stands in it as HTML. */
export const useTextNumber: (html: string) => number | undefined = import.meta.env.SSR
  ? useNumberWhileBuilt
  : () => undefined;
