import { useScreen } from '../../screen/screen-context.ts';

/** Whether the page is a few words beside a picture: it says why there is nothing to see, or where to sign in. */
export const useIsStatus = (): boolean =>
  useScreen().page.blocks.every(({ type }) => type === 'status' || type === 'signIn');
