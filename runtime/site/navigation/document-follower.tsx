import { memo } from 'react';
import { useDocument } from '../../document/use-document.ts';

type DocumentFollowerProps = {
  /** Title of a page that says why there is nothing to see. */
  readonly status: string | undefined;
};

/** Keeps the document's head that of the open screen. */
export const DocumentFollower = memo(function DocumentFollower({
  status,
}: DocumentFollowerProps): null {
  useDocument(status);
  return null;
});
