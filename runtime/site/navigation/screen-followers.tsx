import { useDocument } from '../../document/use-document.ts';
import { useArrival } from './use-arrival.ts';

type ScreenFollowersProps = {
  /** Title of a page that says why there is nothing to see. */
  readonly status: string | undefined;
};

/** Keeps the document's head that of the open screen, and focus and scroll position where an arrival takes them. */
export function ScreenFollowers({ status }: ScreenFollowersProps) {
  useDocument(status);
  useArrival();
  return null;
}
