import { entryOfAddress } from '../content/entry-of-address.ts';
import { useChosenEntry } from '../content/use-chosen-entry.ts';
import { type Screen, useScreen } from '../screen/screen-context.ts';
import type { DocumentHead } from '../state/document-head.ts';
import { useSiteState } from '../state/site-state.ts';
import { useHandedHead } from './built/use-handed-head.ts';
import { cutDescription } from './cut-description.ts';
import { useDocumentHead } from './use-document-head.ts';
import { useLinksOf } from './use-links-of.ts';
import { useTitleOf } from './use-title-of.ts';

/** Whether this is what visitors load: their pages are not built by it. */
const isVisitorsBuild = import.meta.env.PROD && !import.meta.env.SSR;

const useHanded = isVisitorsBuild ? () => undefined : useHandedHead;

/** Whether this is built for whatever values the parameters of its route have: no address is its own. */
const isFallback = ({ row, path }: Screen): boolean =>
  import.meta.env.SSR && path.includes('/:') && path === row?.paths[0];

/** What the open page is about: its entry's summary or beginning, else its own description, else the site's. */
function useDescription(): string {
  const state = useSiteState();
  const screen = useScreen();
  const chosen = useChosenEntry();
  const shown = entryOfAddress(state, screen);
  const { page, table } = screen;
  const own = shown ? (shown.summary ?? shown.description) : chosen?.entry.summary;
  return cutDescription(own ?? page.description ?? table.site.description ?? '');
}

/**
 * Keeps title, language and head of the document those of the open screen.
 * @param status title of a page that says why there is nothing to see; such a page is not indexed
 */
export function useDocument(status: string | undefined): void {
  const state = useSiteState();
  const screen = useScreen();
  const titleOf = useTitleOf(status);
  const linksOf = useLinksOf();
  const description = useDescription();
  const { language, row } = screen;
  const { tag = language, dir = 'ltr' as const } = state.model.languages[language] ?? {};
  const isKeptOut =
    status !== undefined ||
    row?.noindex ||
    isFallback(screen) ||
    entryOfAddress(state, screen)?.noindex;
  const common = {
    tag,
    dir,
    ...(status === undefined && description !== '' ? { description } : {}),
    ...(isKeptOut ? { robots: 'noindex' as const } : {}),
  };
  const make = (heading?: string, part?: Readonly<Record<string, string>>): DocumentHead => ({
    title: titleOf(heading),
    ...common,
    links: isKeptOut ? [] : linksOf(part),
  });
  useDocumentHead(make());
  useHanded(status, make);
}
