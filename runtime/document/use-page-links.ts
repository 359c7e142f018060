import { ownValue } from '../../schema/own-value.ts';
import { spellForDevice } from '../../schema/visit/twin-spelling.ts';
import { entryOfAddress, entryPathOfScreen } from '../content/entry-of-address.ts';
import { useChosenEntry } from '../content/use-chosen-entry.ts';
import { useAddress, useCompleteAddress } from '../router/router.tsx';
import { useQuery } from '../router/use-query.ts';
import { useScreen } from '../screen/screen-context.ts';
import { shownPartAtom } from '../state/shown-part.ts';
import { useSiteState } from '../state/site-state.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { askedSection } from './asked-section.ts';
import type { DocumentLink } from './use-document-head.ts';
import { useTranslations } from './use-translations.ts';

/** Keys of the query that say which part of the results a page shows. */
const partKeys = ['page', 'type'];

/** What of the query says which part of the page is shown, and nothing that it asks for in vain. */
function usePartQuery() {
  const { page } = useScreen();
  const { path, query: written } = useAddress();
  const query = useQuery();
  const chosen = useChosenEntry();
  const section = askedSection(page, query.toString());
  const shown = useSnapshot(shownPartAtom);
  const isSearch = page.params.keyword !== undefined;
  const part = isSearch
    ? Object.fromEntries([...query].filter(([key]) => partKeys.includes(key)))
    : shown?.at === path + written
      ? shown.query
      : {};
  return {
    text: new URLSearchParams({
      ...(section ? { [section.by]: section.code } : {}),
      ...(chosen ? { [chosen.by]: chosen.entry.id } : {}),
      ...part,
    }).toString(),
    isWhole: Object.keys(part).length === 0,
  };
}

/**
 * The links of the open page for search engines: its canonical address among its twins, and the same page
 * in other languages. Nothing where the address lives behind the #: they do not see it.
 */
export function usePageLinks(): readonly DocumentLink[] {
  const state = useSiteState();
  const { model } = state;
  const screen = useScreen();
  const { text, isWhole } = usePartQuery();
  const translations = useTranslations();
  const root = useCompleteAddress('/').replace(/\/$/, '');
  if (model.history === 'hash') return [];
  const entry = entryOfAddress(state, screen);
  // A text that stands in for one that this language lacks is the other language's: there it has its address.
  const original = ownValue(entry?.translations ?? {}, entry?.language ?? '');
  const own = original ?? entryPathOfScreen(state, screen) ?? screen.path;
  const canonical =
    root + spellForDevice(own, model.defaultDevice, model) + (text === '' ? '' : `?${text}`);
  const { language } = screen;
  const partners =
    original === undefined && isWhole ? translations.filter(({ isPair }) => isPair) : [];
  const pairs =
    partners.length === 0
      ? []
      : [
          { tag: model.languages[language]?.tag ?? language, address: canonical },
          ...partners.map(({ tag, address }) => ({ tag, address: root + address })),
        ];
  return [
    { rel: 'canonical', href: canonical },
    ...pairs.map(({ tag, address }) => ({ rel: 'alternate', href: address, hreflang: tag })),
  ];
}
