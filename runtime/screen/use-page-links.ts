import { ownValue } from '../../schema/own-value.ts';
import { entryOfAddress, entryPathOfScreen } from '../content/entry-of-address.ts';
import { useQuery } from '../page/use-query.ts';
import { useCompleteAddress } from '../router/router.tsx';
import { useSiteState } from '../state/site-state.ts';
import { useScreen } from './screen-context.ts';
import { spellForDevice } from './twin-spelling.ts';
import type { DocumentLink } from './use-document-facts.ts';
import { useTranslations } from './use-translations.ts';

/** Keys of the query that say what a page shows, not how. */
const telling = ['code', 'page', 'year', 'type'];

/**
 * What search engines are told of the open page: its one address among its twins, and the same page in
 * other languages. Nothing where the address lives behind the #: they do not see it.
 */
export function usePageLinks(): readonly DocumentLink[] {
  const state = useSiteState();
  const { model } = state;
  const screen = useScreen();
  const query = useQuery();
  const translations = useTranslations();
  const root = useCompleteAddress('/').replace(/\/$/, '');
  if (model.history === 'hash') return [];
  const kept = new URLSearchParams([...query].filter(([key]) => telling.includes(key))).toString();
  const entry = entryOfAddress(state, screen);
  // A text that stands in for one that this language lacks is the other language's: there it has its address.
  const original = ownValue(entry?.translations ?? {}, entry?.language ?? '');
  const own = original ?? entryPathOfScreen(state, screen) ?? screen.path;
  const canonical =
    root + spellForDevice(own, model.defaultDevice, model) + (kept === '' ? '' : `?${kept}`);
  const { language } = screen;
  const pairs =
    // Sections have codes of their own in each language.
    translations.length === 0 || original !== undefined || query.has('code')
      ? []
      : [
          { tag: model.languages[language]?.tag ?? language, address: canonical },
          ...translations.map(({ tag, address }) => ({ tag, address: root + address })),
        ];
  return [
    { rel: 'canonical', href: canonical },
    ...pairs.map(({ tag, address }) => ({ rel: 'alternate', href: address, hreflang: tag })),
  ];
}
