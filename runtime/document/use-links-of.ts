import { ownValue } from '../../schema/own-value.ts';
import { entryOfAddress, entryPathOfScreen } from '../content/entry-of-address.ts';
import { useChosenEntry } from '../content/use-chosen-entry.ts';
import { useAddress } from '../router/router.tsx';
import { useQuery } from '../router/use-query.ts';
import { useScreen } from '../screen/screen-context.ts';
import type { DocumentLink } from '../state/document-head.ts';
import { shownPartAtom } from '../state/shown-part.ts';
import { useSiteState } from '../state/site-state.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { askedSection } from './asked-section.ts';
import { pageLinks } from './page-links.ts';
import { useTranslations } from './use-translations.ts';

type Part = Readonly<Record<string, string>>;

/** The part of the page's lists that is shown, as a list found it. */
function useShownQuery(): Part {
  const { path, query } = useAddress();
  const shown = useSnapshot(shownPartAtom);
  return shown?.at === path + query ? shown.query : {};
}

/**
 * The links of the open page for search engines: its canonical address among its twins, the same page in other
 * languages and for phones. Nothing where the address lives behind the #: they do not see it.
 * @returns gives the links; a list that is found later says which part of it is shown
 */
export function useLinksOf(): (found?: Part) => readonly DocumentLink[] {
  const state = useSiteState();
  const { model } = state;
  const screen = useScreen();
  const query = useQuery();
  const chosen = useChosenEntry();
  const shown = useShownQuery();
  const translations = useTranslations();
  return (found = shown) => {
    if (model.history === 'hash') return [];
    const { language, device, path, page, row } = screen;
    const section = askedSection(page, query.toString());
    const part = new URLSearchParams({
      ...(section ? { [section.by]: section.code } : {}),
      ...(chosen ? { [chosen.by]: chosen.entry.id } : {}),
      ...found,
    }).toString();
    const entry = entryOfAddress(state, screen);
    // A text that stands in for one that this language lacks is the other language's: there it has its address.
    const original = ownValue(entry?.translations ?? {}, entry?.language ?? '');
    const isWhole = original === undefined && Object.keys(found).length === 0;
    const languages = model.languages;
    return pageLinks({
      model,
      device,
      path,
      canonical: original ?? entryPathOfScreen(state, screen) ?? path,
      part: part === '' ? '' : `?${part}`,
      tag: languages[language]?.tag ?? language,
      isDefaultLanguage: language === model.defaultLanguage,
      translations: translations
        .filter(({ code, isPair }) => isWhole && isPair && !entry?.noindexIn?.includes(code))
        .map(({ tag, address, code }) => ({
          tag,
          address,
          isDefault: code === model.defaultLanguage,
        })),
      lacks: row?.lacks ?? [],
    });
  };
}
