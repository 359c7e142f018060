import { useScreen } from '../../screen/screen-context.ts';

/** Whether the page only says why there is nothing to see. */
export const useIsStatus = (): boolean =>
  useScreen().page.blocks.every(({ type }) => type === 'status');
