import { useScreen } from '../screen/screen-context.ts';
import { useSiteState } from '../state/site-state.ts';
import { useDocumentHead } from './use-document-head.ts';
import { useDocumentTitle } from './use-document-title.ts';
import { usePageLinks } from './use-page-links.ts';

/**
 * Keeps title, language and links of the document those of the open screen.
 * @param status title of a page that says why there is nothing to see; such a page is not indexed
 */
export function useDocument(status: string | undefined): void {
  const { model } = useSiteState();
  const { language } = useScreen();
  const title = useDocumentTitle(status);
  const links = usePageLinks();
  const { tag = language } = model.languages[language] ?? {};
  useDocumentHead({ title, tag, isIndexed: status === undefined, links });
}
