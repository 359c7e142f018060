import type { CollectionModel } from '../../../schema/content/collection-model.ts';
import type { ListEntry } from '../../../schema/content/content-model.ts';
import { itemOfAnswer } from '../../../schema/content/http/item-of-answer.ts';
import { bodyHtml } from '../../../schema/content/rich-text/body-html.ts';
import type { HttpSource } from '../../../schema/source.generated.ts';
import { textOfHtml } from '../../content/markdown/text-of-html.ts';
import { maxBytes } from '../../content/rules/content-size.ts';
import { linesOf } from '../entry-text.ts';
import { fieldTexts } from '../field-texts.ts';
import type { ApiCaller } from './api-caller.ts';
import { type EntryCall, entryCall } from './entry-call.ts';
import { lineOfHtml } from './line-of-html.ts';
import type { LookUp } from './looked-up.ts';

const fieldsOf = (entry: ListEntry, fields: CollectionModel['fields']): string[] =>
  // The answers of an API name no entries by their ids: none is read as a field of that type.
  fieldTexts(entry.fields, fields, () => undefined);

/** What readers see of an entry without its page. */
export const textOfItem = (entry: ListEntry, fields: CollectionModel['fields']): string =>
  linesOf(entry, '', fieldsOf(entry, fields));

/** The calls for an entry, as its page makes them; undefined where there is no text to be had by them. */
export function callForEntry(
  call: ApiCaller,
  lookedUp: LookUp,
  http: HttpSource,
  { params }: NonNullable<CollectionModel['detail']>,
  { id, date, type }: ListEntry,
  defaultType: string,
): EntryCall | undefined {
  if (http.fields.body === undefined) return undefined;
  const values = {
    ...(params.date === undefined ? {} : { date }),
    ...(params.type === undefined ? {} : { type: type ?? defaultType }),
    id,
  };
  return entryCall(call, http, values, lookedUp);
}

/**
 * All that readers see of an entry on its page, a line each.
 * @returns null where the API has no such entry
 * @throws where the API fails, or its answer has no entry
 */
export async function textOfEntry(
  { url, load }: Pick<EntryCall, 'url' | 'load'>,
  http: HttpSource,
  fields: CollectionModel['fields'],
): Promise<string | null> {
  const found = await load();
  if (!found) return null;
  const entry = itemOfAnswer(found.item, http, fields, { base: () => url, lineOf: lineOfHtml });
  if (!entry) throw new Error(`the answer of ${url} has no entry`);
  const body = await bodyHtml(http.fields.body, found);
  return linesOf(
    entry,
    body === undefined ? '' : textOfHtml(body).slice(0, maxBytes),
    fieldsOf(entry, fields),
  );
}
