import type { CollectionModel } from '../../../schema/content/collection-model.ts';
import type { ListEntry } from '../../../schema/content/content-model.ts';
import type { ApiAnswer } from '../../../schema/content/http/api-answer.ts';
import { NotThere } from '../../../schema/content/http/api-errors.ts';
import { atPath } from '../../../schema/content/http/at-path.ts';
import { itemOfAnswer } from '../../../schema/content/http/item-of-answer.ts';
import { bodyHtml } from '../../../schema/content/rich-text/body-html.ts';
import type { HttpSource } from '../../../schema/source.generated.ts';
import { textOfHtml } from '../../content/markdown/text-of-html.ts';
import { maxBytes } from '../../content/rules/content-size.ts';
import { linesOf } from '../entry-text.ts';
import { fieldTexts } from '../field-texts.ts';
import type { ApiCaller } from './api-caller.ts';
import { lineOfHtml } from './line-of-html.ts';

const fieldsOf = (entry: ListEntry, fields: CollectionModel['fields']): string[] =>
  // The answers of an API name no entries by their ids: none is read as a field of that type.
  fieldTexts(entry.fields, fields, () => undefined);

/** What readers see of an entry without its page. */
export const textOfItem = (entry: ListEntry, fields: CollectionModel['fields']): string =>
  linesOf(entry, '', fieldsOf(entry, fields));

/** The call for an entry, as its page makes it; undefined where there is no text to be had by it. */
export function callForEntry(
  call: ApiCaller,
  http: HttpSource,
  { params }: NonNullable<CollectionModel['detail']>,
  { id, date, type }: ListEntry,
  defaultType: string,
): ReturnType<ApiCaller> | undefined {
  if (!http.entry || http.fields.body === undefined) return undefined;
  return call(http.entry, {
    ...(params.date === undefined ? {} : { date }),
    ...(params.type === undefined ? {} : { type: type ?? defaultType }),
    id,
  });
}

/**
 * All that readers see of an entry on its page, a line each.
 * @returns null where the API has no such entry
 * @throws where the API fails, or its answer has no entry
 */
export async function textOfEntry(
  { url, ask }: ReturnType<ApiCaller>,
  http: HttpSource,
  fields: CollectionModel['fields'],
): Promise<string | null> {
  let answer: ApiAnswer;
  try {
    answer = await ask();
  } catch (error) {
    if (error instanceof NotThere) return null;
    throw error;
  }
  const { value } = answer;
  const item = http.entry?.item === undefined ? value : atPath(value, http.entry.item);
  if (item === null) return null;
  const entry = itemOfAnswer(item, http, fields, { base: () => url, lineOf: lineOfHtml });
  if (!entry) throw new Error(`the answer of ${url} has no entry`);
  const body = await bodyHtml(http.fields.body, { item, answer: value, url });
  return linesOf(
    entry,
    body === undefined ? '' : textOfHtml(body).slice(0, maxBytes),
    fieldsOf(entry, fields),
  );
}
