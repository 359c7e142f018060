import { useDocument } from '../document/use-document.ts';

type DocumentHeadProps = {
  /** Title of a page that says why there is nothing to see. */
  readonly status: string | undefined;
};

/** Keeps title, language and head of the document those of the open screen. */
export function DocumentHead({ status }: DocumentHeadProps) {
  useDocument(status);
  return null;
}
