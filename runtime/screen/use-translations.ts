import { encodeSegment } from '../../schema/path/encode-segment.ts';
import { fillPath } from '../../schema/path/fill-path.ts';
import { entryOfAddress } from '../content/entry-of-address.ts';
import { useSiteState } from '../state/site-state.ts';
import { useScreen } from './screen-context.ts';

export type Translation = {
  readonly code: string;
  /** Language as a BCP 47 tag. */
  readonly tag: string;
  /** What a link there is called, in the language itself. */
  readonly readHere: string;
  /** Desktop address of this page in that language. */
  readonly address: string;
};

/** The open page in other languages: of an entry its translations, of a page its route's other paths. */
export function useTranslations(): readonly Translation[] {
  const state = useSiteState();
  const screen = useScreen();
  const entry = entryOfAddress(state, screen);
  const addresses = (screen.shown ? entry?.translations : screen.row?.partners) ?? {};
  const values = Object.fromEntries(
    Object.entries(screen.values).map(([name, value]) => [name, encodeSegment(value)]),
  );
  return Object.entries(addresses).flatMap(([code, path]) => {
    const language = state.model.languages[code];
    const address = screen.shown ? path : fillPath(path, values);
    return language && address !== undefined
      ? [{ code, tag: language.tag, readHere: language.readHere, address }]
      : [];
  });
}
