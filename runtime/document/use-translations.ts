import { encodeSegment } from '../../schema/path/encode-segment.ts';
import { fillPath } from '../../schema/path/fill-path.ts';
import { homeKey } from '../../schema/zone-model.ts';
import { entryOfAddress } from '../content/entry-of-address.ts';
import { useChosenEntry } from '../content/use-chosen-entry.ts';
import { useQuery } from '../router/use-query.ts';
import { useScreen } from '../screen/screen-context.ts';
import { useZone } from '../screen/zone-context.ts';
import { useSiteState } from '../state/site-state.ts';
import { askedSection } from './asked-section.ts';

export type Translation = {
  readonly code: string;
  /** Language as a BCP 47 tag. */
  readonly tag: string;
  /** What a link there is called, in the language itself. */
  readonly readHere: string;
  /** Desktop address of this page in that language, the one by which search engines know it. */
  readonly address: string;
  /** Where a link to it leads, in the desktop's spelling: in a zone to the zone's own page. */
  readonly to: string;
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
  const { partners = {} } = screen.row ?? {};
  const addresses = (screen.shown ? entry?.translations : partners) ?? {};
  const { home } = useZone();
  const isHome = screen.zone?.homes.some(({ path }) => path === screen.path);
  const section = askedSection(screen.page, useQuery().toString());
  const isOwn = useChosenEntry() !== undefined || screen.page.params.keyword !== undefined;
  const values = Object.fromEntries(
    Object.entries(screen.values).map(([name, value]) => [name, encodeSegment(value)]),
  );
  return Object.entries(addresses).flatMap(([code, path]) => {
    const language = state.model.languages[code];
    const address = screen.shown ? path : fillPath(path, values);
    if (!language || address === undefined) return [];
    const there = section?.translations?.[code];
    const own = screen.zone && screen.shown ? fillPath(partners[code] ?? '', values) : undefined;
    const query = new URLSearchParams({
      ...(section && there !== undefined ? { [section.by]: there } : {}),
      ...(home && !isHome ? { [homeKey]: home.name } : {}),
    }).toString();
    return {
      code,
      tag: language.tag,
      readHere: language.readHere,
      address: there === undefined ? address : `${address}?${section?.by}=${there}`,
      to: (own ?? address) + (query && `?${query}`),
      isPair: section ? there !== undefined : !isOwn,
    };
  });
}
