import { shownOfAddress } from '../../content/entry-of-address.ts';
import { useChosenEntry } from '../../content/use-chosen-entry.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useHomeAddress } from '../../screen/use-home-address.ts';
import { useSiteName } from '../../screen/use-site-name.ts';
import type { DocumentHead } from '../../state/document-head.ts';
import { useSiteState } from '../../state/site-state.ts';
import { useBreadcrumb } from '../use-breadcrumb.ts';
import type { BuiltFacts } from './built-facts.ts';
import { builtHead } from './built-head.ts';
import { handHead, type LateFacts } from './hand-head.ts';

/**
 * Hands over the head of a built page, with all that search engines and link previews read.
 * @param status set on a page that says why there is nothing to see
 * @param make gives what the browser keeps up, for the heading and the part of a list that blocks found
 */
export function useHandedHead(
  status: string | undefined,
  make: (heading: LateFacts['heading'], part: LateFacts['part']) => DocumentHead,
): void {
  const state = useSiteState();
  const screen = useScreen();
  const siteName = useSiteName();
  const crumbs = useBreadcrumb();
  const home = useHomeAddress();
  const chosen = useChosenEntry();
  const { model, seo, onHead } = state;
  if (!onHead) return;
  const { language, table, row } = screen;
  const shown = shownOfAddress(state, screen);
  const facts: BuiltFacts = {
    model,
    seo,
    language,
    siteName,
    crumbs,
    isHome: row?.paths.includes(home) ?? false,
    isStatus: status !== undefined,
    table,
    blocks: screen.page.blocks,
    picture: shown?.entry.picture ?? chosen?.entry.picture,
    ...(shown ? { shown } : {}),
  };
  handHead(state, ({ heading, part }) => builtHead(make(heading, part), facts));
}
