import { hasTitleIn } from '../../blocks/has-title-in.ts';
import type { Page } from '../../source.generated.ts';
import { walkBlocks } from '../../walk-blocks.ts';
import { sectionTranslations } from '../section-translations.ts';

type Items = Parameters<typeof sectionTranslations>[0];

/** The blocks of sections on a page. */
function sectionsOf(page: Page | undefined): { readonly by: string; readonly items: Items }[] {
  const found: { by: string; items: Items }[] = [];
  walkBlocks(page, (block) => {
    if (block.type === 'sections')
      found.push({ by: String(block.by), items: block.items as Items });
  });
  return found;
}

/** The codes of all sections of a page. */
export const sectionCodes = (page: Page | undefined): readonly string[] =>
  sectionsOf(page).flatMap(({ items }) => Object.keys(items));

/**
 * How a language opens a section of a page.
 * @param code of the section, in any language
 * @param languages all of the site
 * @returns its code in the language, with the query that chooses it; undefined where the language lacks it
 */
export function sectionAddress(
  page: Page | undefined,
  code: string,
  language: string,
  languages: readonly string[],
): { readonly code: string; readonly query: string } | undefined {
  const block = sectionsOf(page).find(({ items }) => Object.hasOwn(items, code));
  if (!block) return undefined;
  const { by, items } = block;
  const own = languages.find((each) => hasTitleIn(items[code], each));
  const there = hasTitleIn(items[code], language)
    ? code
    : own && sectionTranslations(items, code, own, [language])[language];
  if (there === undefined) return undefined;
  return { code: there, query: `?${by}=${encodeURIComponent(there)}` };
}
