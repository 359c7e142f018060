import { useChosenEntry } from '../content/use-chosen-entry.ts';
import { useArrivalTitle } from '../router/router.tsx';
import { headingAtom } from '../state/heading.ts';
import { useSiteState } from '../state/site-state.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { documentTitle } from './document-title.ts';
import { useScreen } from './screen-context.ts';
import { useDocumentFacts } from './use-document-facts.ts';
import { usePageLinks } from './use-page-links.ts';
import { useSiteName } from './use-site-name.ts';

/**
 * Keeps the document's title and language those of the open screen.
 * @param status title of a page that says why there is nothing to see; such a page is not indexed
 */
export function useDocument(status: string | undefined): void {
  const { model } = useSiteState();
  const { language, row, path, page } = useScreen();
  const found = useSnapshot(headingAtom);
  const name = useSiteName();
  const arrivalTitle = useArrivalTitle();
  const settings = model.languages[language];
  const heading = (found?.path === path ? found.text : undefined) ?? page.title;
  const routeTitle = (settings?.routeTitles ?? true) ? row?.title : undefined;
  const tag = settings?.tag ?? language;
  const chosen = useChosenEntry();
  const own = status ?? arrivalTitle ?? chosen?.entry.title ?? routeTitle;
  const text = documentTitle(own, heading, name);
  const links = usePageLinks();
  useDocumentFacts({ title: text, tag, isIndexed: status === undefined, links });
}
