import { definitionsOf } from '../../../schema/blocks/block-definitions.ts';
import { listUses } from '../../../schema/compile/list-uses.ts';
import { siteSettings } from '../../../schema/compile/site-settings.ts';
import { browserSource } from '../../../schema/content/http/browser-source.ts';
import { splitAddress } from '../../../schema/path/split-address.ts';
import type { SiteSource } from '../../../schema/source.generated.ts';
import { walkBlocks } from '../../../schema/walk-blocks.ts';
import type { ReadContent } from '../../content/read-content.ts';
import type { KnownPages } from './known-pages.ts';

/** Ids in the page of an address that links may name; undefined where what it shows is not known here. */
export type PageAnchors = (address: string) => readonly string[] | undefined;

/** Ids that blocks have themselves, by their type. */
const blockIds: Readonly<Record<string, readonly string[]>> = {
  institution: ['others', 'steps', 'table', 'news'],
};

/** Prepares the check to which places of its pages links may lead. */
export function pageAnchors(
  source: SiteSource,
  { entries }: ReadContent,
  { find }: Pick<KnownPages, 'find'>,
): PageAnchors {
  const { defaultLanguage } = siteSettings(source);
  const idsAt = new Map<string, readonly string[]>();
  const idsOf = new Map<string, string[]>();
  for (const { language, collection, id, record } of entries) {
    for (const name of [id, ...(record.front.aliases ?? [])]) {
      idsAt.set(`${language}/${collection}/${name}`, record.ids);
    }
    const all = idsOf.get(`${language}/${collection}`) ?? [];
    idsOf.set(`${language}/${collection}`, all);
    all.push(...record.ids);
  }
  const entry = (language: string, collection: string, id: string): readonly string[] =>
    idsAt.get(`${language}/${collection}/${id}`) ??
    idsAt.get(`${defaultLanguage}/${collection}/${id}`) ??
    [];

  return (address) => {
    const found = find(splitAddress(address).path);
    const page = found?.value.page;
    if (!found || !page) return undefined;
    const { language } = found.value;
    const { id: parameter } = page.params;
    const id = parameter === undefined ? undefined : found.params[parameter];
    const shown = source.pages[page.name];
    const uses = listUses(shown, definitionsOf(source));
    if (uses.some(({ collection }) => browserSource(source.collections?.[collection])))
      return undefined;
    const ids: string[] = [];
    walkBlocks(shown, ({ type }) => {
      ids.push(...(blockIds[type] ?? []));
    });
    for (const { use, collection, name } of uses) {
      if (use === 'entry' && id !== undefined) ids.push(...entry(language, collection, id));
      if (use === 'one' && name !== undefined) ids.push(...entry(language, collection, name));
      if (use === 'choice') {
        ids.push(...(idsOf.get(`${language}/${collection}`) ?? []));
        ids.push(...(idsOf.get(`${defaultLanguage}/${collection}`) ?? []));
      }
    }
    return ids;
  };
}
