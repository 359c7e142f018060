import type { ListEntry } from '../../schema/content/content-model.ts';
import type { RouteTable } from '../../schema/model.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import { nameOf } from '../content/cache/article-cache.ts';
import type { ContentCompiler } from '../content/content-compiler.ts';
import type { ContentIndex } from '../content/content-index.ts';
import type { Listed } from '../content/entries/listed-entry.ts';
import { fieldTexts } from './field-texts.ts';

/**
 * All that readers see of an entry, a line each.
 * @param text of its body
 */
export const linesOf = (
  { summary = '', source = '' }: Pick<ListEntry, 'summary' | 'source'>,
  text: string,
  ofFields: readonly string[],
): string => [summary, text, ...ofFields, source].filter((line) => line !== '').join('\n');

/** What the index asks of entries of files. */
export type EntryTexts = {
  /** All that readers see of an entry. */
  readonly textOf: (listed: Listed) => string;
  /** Changes with it. */
  readonly fingerprintOf: (listed: Listed) => string;
};

/** Reads the entries that a language shows. */
export function entryTexts(
  { collections = {} }: SiteSource,
  compiler: Pick<ContentCompiler, 'textOf'>,
  index: ContentIndex,
  { language, collections: models }: Pick<RouteTable, 'language' | 'collections'>,
): EntryTexts {
  const ofFields = ({ entry: { collection, record } }: Listed): string[] =>
    fieldTexts(record.fields, models[collection]?.fields ?? [], (field, id) => {
      const named = collections[collection]?.fields?.[field]?.collection ?? collection;
      return index.find(named, language, id)?.item.title;
    });
  return {
    textOf: (listed) => linesOf(listed.item, compiler.textOf(listed.entry), ofFields(listed)),
    fingerprintOf: (listed) =>
      nameOf(listed.entry.name, JSON.stringify([listed.item, ofFields(listed)])),
  };
}
