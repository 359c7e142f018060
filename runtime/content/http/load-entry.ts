import type { FullEntry } from '../../../schema/content/content-model.ts';
import type { RouteTable } from '../../../schema/model.ts';
import type { HttpSource } from '../../../schema/source.generated.ts';
import type { SiteState } from '../../state/site-state.ts';
import { atPath } from './at-path.ts';
import { callApi, NotThere } from './call-api.ts';
import { cleanHtml } from './clean-html.ts';
import { itemOfAnswer } from './item-of-answer.ts';

/**
 * One entry from a content API, its HTML cleaned.
 * @returns null where the API has none of that id
 * @throws where the API fails, or its answer has no entry where one should be
 */
export async function loadEntry(
  state: SiteState,
  table: RouteTable,
  http: HttpSource,
  id: string,
): Promise<FullEntry | null> {
  if (!http.entry) return null;
  let answer: unknown;
  try {
    answer = await callApi(state, table, http, http.entry.url, { id });
  } catch (error) {
    if (error instanceof NotThere) return null;
    throw error;
  }
  const item = http.entry.item === undefined ? answer : atPath(answer, http.entry.item);
  if (item === null) return null;
  const entry = itemOfAnswer(item, http);
  if (!entry) throw new Error('the answer has no entry');
  const body = http.fields.body === undefined ? undefined : atPath(item, http.fields.body);
  return {
    ...entry,
    html: typeof body === 'string' ? cleanHtml(body) : '',
    headings: [],
    related: [],
  };
}
