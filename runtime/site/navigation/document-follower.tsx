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
  const { model, root } = useSiteState();
  const { language, device, table } = useScreen();
  const { path, query } = useAddress();
  const { messages } = table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another page that is read
  useEffect(() => {
    if (status === undefined)
      withOffline(model, ({ pageRead }) => pageRead({ model, root, language, device, messages }));
  }, [path, query, status]);
  return null;
});
