import { encodeSegment } from '../../schema/path/encode-segment.ts';
import { fillPath } from '../../schema/path/fill-path.ts';
import { entryOfAddress } from '../content/entry-of-address.ts';
import { useChosenEntry } from '../content/use-chosen-entry.ts';
import { useQuery } from '../page/use-query.ts';
import { useSiteState } from '../state/site-state.ts';
import { askedSection } from './asked-section.ts';
import { useScreen } from './screen-context.ts';

export type Translation = {
  readonly code: string;
  /** Language as a BCP 47 tag. */
  readonly tag: string;
  /** What a link there is called, in the language itself. */
  readonly readHere: string;
  /** Desktop address of this page in that language. */
  readonly address: string;
  /**
   * Whether it says the same: a page that has no part like the open one is the next best, no translation, and
   * the same words find something else there.
   */
  readonly isPair: boolean;
};

/** The open page in other languages: of an entry its translations, of a page its route's other paths. */
export function useTranslations(): readonly Translation[] {
  const state = useSiteState();
  const screen = useScreen();
  const entry = entryOfAddress(state, screen);
  const addresses = (screen.shown ? entry?.translations : screen.row?.partners) ?? {};
  const query = useQuery().toString();
  const section = askedSection(screen.page, query);
  const isOwn = useChosenEntry() !== undefined || screen.page.params.keyword !== undefined;
  const values = Object.fromEntries(
    Object.entries(screen.values).map(([name, value]) => [name, encodeSegment(value)]),
  );
  return Object.entries(addresses).flatMap(([code, path]) => {
    const language = state.model.languages[code];
    const address = screen.shown ? path : fillPath(path, values);
    if (!language || address === undefined) return [];
    const there = section?.translations?.[code];
    return {
      code,
      tag: language.tag,
      readHere: language.readHere,
      address: there === undefined ? address : `${address}?${section?.by}=${there}`,
      isPair: section ? there !== undefined : !isOwn,
    };
  });
}
