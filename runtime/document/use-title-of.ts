import { atom } from 'jotai';
import { useMemo } from 'react';
import { askedPage } from '../content/asked-page.ts';
import { entryOfAddress } from '../content/entry-of-address.ts';
import { useChosenEntry } from '../content/use-chosen-entry.ts';
import { useArrivalTitle } from '../router/router.tsx';
import { useQuery } from '../router/use-query.ts';
import { useScreen } from '../screen/screen-context.ts';
import { useHomeAddress } from '../screen/use-home-address.ts';
import { useMessages } from '../screen/use-messages.ts';
import { useSiteName } from '../screen/use-site-name.ts';
import { headingAtom } from '../state/heading.ts';
import { useSiteState } from '../state/site-state.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { documentTitle } from './document-title.ts';
import { useSectionTitle } from './use-section-title.ts';

/** What the open page shows one of, by its own name: an entry by its heading, a section by its title. */
function useOwnTitle(): string | undefined {
  const state = useSiteState();
  const screen = useScreen();
  const chosen = useChosenEntry();
  const section = useSectionTitle();
  return entryOfAddress(state, screen)?.title ?? chosen?.entry.title ?? section;
}

/** The heading that a block found for the page of a path. A page that is for another one is not drawn anew with it. */
function useHeading(path: string): string | undefined {
  return useSnapshot(
    useMemo(
      () =>
        atom((get) => {
          const found = get(headingAtom);
          return found?.path === path ? found.text : undefined;
        }),
      [path],
    ),
  );
}

/**
 * The document's title of the open page: that of its status, else what the link here asked for, else its own,
 * else that of its route or its heading, whichever the language prefers; with the number of a list's page from the
 * second on.
 * @param status title of a page that says why there is nothing to see
 * @returns gives the title; a block that is found later brings a heading
 */
export function useTitleOf(status: string | undefined): (heading?: string) => string {
  const { model } = useSiteState();
  const { language, row, path, page } = useScreen();
  const found = useHeading(path);
  const name = useSiteName();
  const home = useHomeAddress();
  const arrivalTitle = useArrivalTitle();
  const own = useOwnTitle();
  const t = useMessages();
  const number = askedPage(useQuery());
  const { routeTitles = true } = model.languages[language] ?? {};
  return (late) => {
    const heading = late ?? found ?? page.title;
    const common = routeTitles ? row?.title || heading : heading || row?.title;
    const title = status ?? arrivalTitle ?? own ?? common;
    const numbered =
      title && number > 1 ? `${title} · ${t('pageNumber', { page: number })}` : title;
    return documentTitle(numbered, name, row?.paths.includes(home));
  };
}
