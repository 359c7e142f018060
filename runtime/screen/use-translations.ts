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
  return Object.entries(addresses).flatMap(([code, address]) => {
    const language = state.model.languages[code];
    return language ? [{ code, tag: language.tag, readHere: language.readHere, address }] : [];
  });
}
