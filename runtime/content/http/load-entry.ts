import type { CollectionModel } from '../../../schema/content/collection-model.ts';
import type { FullEntry } from '../../../schema/content/content-model.ts';
import { NotThere } from '../../../schema/content/http/api-errors.ts';
import { entryOfAnswer } from '../../../schema/content/http/entry-of-answer.ts';
import type { NamedValues } from '../../../schema/content/http/fill-address.ts';
import { itemOfAnswer } from '../../../schema/content/http/item-of-answer.ts';
import { namedOfAnswer } from '../../../schema/content/http/named-of-answer.ts';
import { bodyHtml } from '../../../schema/content/rich-text/body-html.ts';
import type { RouteTable } from '../../../schema/model.ts';
import type { HttpSource } from '../../../schema/source.generated.ts';
import { noteCall } from '../../offline/first-calls.ts';
import type { SiteState } from '../../state/site-state.ts';
import { type CallAnswer, callApi } from './call-api.ts';
import { cleanHtml } from './clean-html.ts';
import { lineOfAnswer } from './line-of-answer.ts';
import { noteOnce } from './note-once.ts';

/** An entry with the answers of its further calls, what its ids stand for in the place of them. */
async function wholeItem(
  state: SiteState,
  table: RouteTable,
  http: HttpSource,
  item: unknown,
  answer: unknown,
  values: NamedValues,
): Promise<unknown> {
  const { lookups, entry } = http;
  if (!lookups && !entry?.more) return item;
  const [{ withMore }, { lookedUp }] = await Promise.all([
    import('../../../schema/content/lookups/with-more.ts'),
    import('./looked-up.ts'),
  ]);
  const whole = await withMore(item, entry?.more, async (more) => {
    const { value, call } = await callApi(state, table, http, more, values);
    if (http.credentials === undefined) noteCall(state.model, call);
    return value;
  });
  const [resolved] = await lookedUp(state, table, http, [whole], answer);
  return resolved;
}

/**
 * One entry from a content API, its HTML cleaned.
 * @param params of the page, by their meaning
 * @returns null where the API has none of that id
 * @throws where the API fails, or its answer has no entry where one should be
 */
export async function loadEntry(
  state: SiteState,
  table: RouteTable,
  { http, fields }: CollectionModel & { readonly http: HttpSource },
  id: string,
  params: Readonly<Record<string, string | undefined>> = {},
): Promise<FullEntry | null> {
  // Dots alone would lead to the folder above.
  if (!http.entry || /^\.{1,2}$/.test(id)) return null;
  let answer: CallAnswer;
  try {
    answer = await callApi(state, table, http, http.entry, { ...params, id });
  } catch (error) {
    if (error instanceof NotThere) return null;
    throw error;
  }
  const { value, base, call, url } = answer;
  // What is for one visitor is kept for no other one.
  if (http.credentials === undefined) noteCall(state.model, call);
  const found = entryOfAnswer(value, http.entry.item);
  if (found === null) return null;
  const item = await wholeItem(state, table, http, found, value, { ...params, id });
  const options = { base, lineOf: lineOfAnswer, note: noteOnce };
  const entry = itemOfAnswer(item, http, fields, options);
  if (!entry) throw new Error('the answer has no entry');
  const named = namedOfAnswer(item, http, fields, options);
  const body = await bodyHtml(http.fields.body, { item, answer: value, url });
  return {
    ...entry,
    // The one that was asked for: an address that changes with the answer would lead on for ever.
    id,
    ...(body === undefined ? { html: '', headings: [] } : cleanHtml(body, base(id))),
    related: [],
    ...(named ? { named } : {}),
  };
}
