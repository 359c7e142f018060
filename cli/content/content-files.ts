import { definitionsOf } from '../../schema/blocks/block-definitions.ts';
import { compact } from '../../schema/compact.ts';
import { pageSizeOf } from '../../schema/compile/compile-collections.ts';
import { listUses } from '../../schema/compile/list-uses.ts';
import { entryFile, listFile, listName } from '../../schema/content/content-files.ts';
import type { ListWhere, MovedEntry } from '../../schema/content/content-model.ts';
import { browserSource } from '../../schema/content/http/browser-source.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import type { NewFile } from '../files/new-file.ts';
import { nameOf } from './cache/article-cache.ts';
import type { ContentIndex } from './content-index.ts';
import { calendarTexts } from './events/calendar-texts.ts';
import type { ReadContent } from './read-content.ts';

/** A file of a site's content. Its fingerprint is found out when somebody asks for it. */
function lazyFile(make: () => string, findFingerprint: () => string): NewFile {
  let fingerprint: string | undefined;
  return {
    make,
    get fingerprint() {
      fingerprint ??= findFingerprint();
      return fingerprint;
    },
  };
}

type Asked = {
  readonly collection: string;
  readonly where: ListWhere;
  readonly filter?: 'year' | 'type';
};

/** Every list that some page may ask for in a language. */
function askedLists(source: SiteSource, index: ContentIndex, language: string): readonly Asked[] {
  const asked = new Map<string, Asked>();
  const ask = (collection: string, where: ListWhere, filter?: 'year' | 'type'): void => {
    const key = `${collection}?${listName(where)}`;
    if (filter || !asked.has(key)) asked.set(key, compact({ collection, where, filter }));
  };
  for (const { use, collection, where, byCode, filter, name, of } of listUses(
    source.pages,
    definitionsOf(source),
  )) {
    const declared = source.collections?.[collection];
    if (
      !declared ||
      browserSource(declared) ||
      use === 'entry' ||
      use === 'one' ||
      use === 'events'
    )
      continue;
    const wheres = [
      where,
      ...(byCode ? Object.keys(declared.codes ?? {}).map((code) => ({ ...where, code })) : []),
      ...(use === 'each' && of !== undefined && name !== undefined
        ? index.listed(of, language).map(({ item }) => ({ [name]: item.id }))
        : []),
    ];
    for (const each of wheres) {
      ask(collection, each, filter);
      if (!filter) continue;
      for (const { value } of index.filterValues(collection, language, each, filter)) {
        ask(collection, { ...each, [filter]: value }, filter);
      }
    }
  }
  return [...asked.values()];
}

function putLists(
  files: Map<string, NewFile>,
  source: SiteSource,
  index: ContentIndex,
  language: string,
): void {
  for (const { collection, where, filter } of askedLists(source, index, language)) {
    const size = pageSizeOf(source.collections?.[collection]);
    const { total } = index.list(collection, language, where, 1, filter);
    const pages = Math.max(1, Math.ceil(total / size));
    for (let page = 1; page <= pages; page += 1) {
      const make = (): string =>
        JSON.stringify(index.list(collection, language, where, page, filter));
      files.set(
        listFile(collection, language, where, page),
        lazyFile(make, () => nameOf(make())),
      );
    }
  }
}

/** The files that a site's content becomes: entries, pages of lists, pictures; each made when it is written. */
export function contentFiles(
  source: SiteSource,
  content: ReadContent,
  index: ContentIndex,
): ReadonlyMap<string, NewFile> {
  const files = new Map<string, NewFile>();
  for (const language of Object.keys(source.languages)) {
    putLists(files, source, index, language);
    for (const [path, make] of calendarTexts(source, index, language)) {
      files.set(
        path,
        lazyFile(make, () => nameOf(make())),
      );
    }
    for (const [collection, declared] of Object.entries(source.collections ?? {})) {
      if (browserSource(declared)) continue;
      for (const listed of index.listed(collection, language)) {
        const { id } = listed.item;
        files.set(
          entryFile(collection, language, id),
          lazyFile(
            () => JSON.stringify(index.full(listed, language)),
            () => index.fingerprintOf(listed, language),
          ),
        );
        for (const alias of listed.entry.record.front.aliases ?? []) {
          // One of another language's entries, shown here, may be called as one of this language's own is.
          if (index.has(collection, language, alias)) continue;
          const moved: MovedEntry = { movedTo: id };
          const text = JSON.stringify(moved);
          files.set(
            entryFile(collection, language, alias),
            lazyFile(
              () => text,
              () => nameOf(text),
            ),
          );
        }
      }
    }
  }
  for (const { shown, copies } of content.entries) {
    if (shown) for (const [path, file] of copies) files.set(path, file);
  }
  for (const { copies } of content.pictures.values()) {
    for (const [path, file] of copies) files.set(path, file);
  }
  return files;
}
