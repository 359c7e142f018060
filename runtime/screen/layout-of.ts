import type { Screen } from './screen-context.ts';

/** Name of the layout of a screen: its route's, else its zone's, else its page's. */
export const layoutOf = ({ row, zone, page }: Screen): string =>
  row?.layout ?? zone?.layout ?? page.layout;
