import { memo, useEffect } from 'react';
import { useDocument } from '../../document/use-document.ts';
import { withOffline } from '../../offline/with-offline.ts';
import { useAddress } from '../../router/router.tsx';
import { useScreen } from '../../screen/screen-context.ts';
import { useSiteState } from '../../state/site-state.ts';

type DocumentFollowerProps = {
  /** Title of a page that says why there is nothing to see. */
  readonly status: string | undefined;
};

/** Keeps the document's head that of the open screen, and has a page that is read kept by the browser. */
export const DocumentFollower = memo(function DocumentFollower({
  status,
}: DocumentFollowerProps): null {
  useDocument(status);
  const state = useSiteState();
  const screen = useScreen();
  const { path, query } = useAddress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another page that is read
  useEffect(() => {
    if (!status) withOffline(state, (part) => part.pageRead(state, screen));
  }, [path, query, status]);
  return null;
});
