import { defaultType } from '../../../schema/compile/compile-collections.ts';
import { flatRoutes } from '../../../schema/compile/flat-routes.ts';
import { messagesOf } from '../../../schema/compile/messages-of.ts';
import { pathsOfRoute } from '../../../schema/compile/paths-of-route.ts';
import { entryAddress } from '../../../schema/content/entry-address.ts';
import type { Collection } from '../../../schema/source.generated.ts';
import { timeZoneOf } from '../../../schema/time/time-zone-of.ts';
import { entryPath } from '../../content/folders/content-folders.ts';
import { type TextMessages, textMessages } from '../../content/parts/text-messages.ts';
import { nearHint } from '../../diagnostics/near-hint.ts';
import type { SiteInWork } from '../../new/site-in-work.ts';
import { UsageError } from '../../usage-error.ts';

/** Where documents are imported to. */
export type ImportTarget = {
  readonly site: SiteInWork;
  readonly name: string;
  readonly collection: Collection;
  /** The language of documents that say none. */
  readonly language: string;
  /** The section that all of them get; undefined: what each of them says. */
  readonly code: string | undefined;
  /** Whether all are drafts. */
  readonly isDraft: boolean;
  /** Whether files that are there are written over. */
  readonly replaces: boolean;
};

type Wanted = {
  readonly collection: string;
  readonly language: string | undefined;
  readonly code: string | undefined;
  readonly isDraft: boolean;
  readonly replaces: boolean;
};

function known<Value>(
  names: readonly string[],
  wanted: string,
  value: Value | undefined,
  zh: string,
  en: string,
): Value {
  if (value !== undefined) return value;
  const hint = nearHint(wanted, names);
  throw new UsageError({ zh: `${zh} ${wanted}；${hint.zh}`, en: `${en} ${wanted}; ${hint.en}` });
}

/** @throws UsageError where there is no such collection, language or section, or its entries come from an API */
export function importTarget(site: SiteInWork, wanted: Wanted): ImportTarget {
  const { collections = {}, languages } = site.source;
  const own = Object.hasOwn(collections, wanted.collection)
    ? collections[wanted.collection]
    : undefined;
  const collection = known(
    Object.keys(collections),
    wanted.collection,
    own,
    '没有集合',
    'there is no collection',
  );
  if (collection.http) {
    throw new UsageError({
      zh: `集合 ${wanted.collection} 来自内容接口，不是文件`,
      en: `the collection ${wanted.collection} comes from a content API, not from files`,
    });
  }
  const codes = Object.keys(languages);
  const byDefault = codes.find((each) => languages[each]?.default === true) ?? codes[0] ?? '';
  const language = wanted.language ?? byDefault;
  known(codes, language, languages[language], '网站没有语言', 'the site has no language');
  const { code } = wanted;
  if (code !== undefined) {
    const sections = collection.codes ?? {};
    known(
      Object.keys(sections),
      code,
      Object.hasOwn(sections, code) ? code : undefined,
      '集合没有栏目',
      'the collection has no section',
    );
  }
  return {
    site,
    name: wanted.collection,
    collection,
    language,
    code,
    isDraft: wanted.isDraft,
    replaces: wanted.replaces,
  };
}

/** Path of an entry from the site's folder. */
export const pathOfEntry = ({ site, name }: ImportTarget, language: string, id: string): string =>
  entryPath(site.source, name, language, id);

/** The words of the user interface that texts of a language have. */
export function messagesIn({ site }: ImportTarget, language: string): TextMessages {
  const settings = site.source.languages[language];
  return textMessages(settings ? messagesOf(settings, language) : {});
}

export const timeZoneOfTarget = ({ site }: ImportTarget): string => timeZoneOf(site.source);

/** What the parameters of the page of an entry mean; undefined: entries have no page. */
export function detailParams({
  site: { source },
  collection,
}: ImportTarget): Readonly<Record<string, string>> | undefined {
  const flat = flatRoutes(source.routes).find(({ route }) => route.id === collection.detail);
  return flat && (source.pages[flat.route.page ?? '']?.params ?? {});
}

/** The address of an entry's own page in its language, in the desktop spelling; undefined: it has none. */
export function addressOfEntry(
  target: ImportTarget,
  language: string,
  entry: { readonly id: string; readonly date?: string; readonly type?: string },
): string | undefined {
  const { site, collection } = target;
  const flat = flatRoutes(site.source.routes).find(({ route }) => route.id === collection.detail);
  const path = flat && pathsOfRoute(flat.route, language)[0];
  const params = detailParams(target);
  if (path === undefined || params === undefined) return undefined;
  return entryAddress(entry, { path, params }, collection.type ?? defaultType);
}
