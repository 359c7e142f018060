import type { RouteRow } from '../../schema/model.ts';
import type { PageState, TextReference } from '../../schema/page-state.ts';
import type { Screen } from '../screen/screen-context.ts';
import type { Recording } from '../state/recording.ts';
import { trimmedBlocks } from './trimmed-blocks.ts';

/** Shorter texts are as short as a reference to them. */
const minLength = 40;

/** Values by key, of those that parts with behaviour read; of a list that was but counted its number alone. */
function readBy<Value extends object>(
  values: Readonly<Record<string, Value>>,
  kind: 'list' | 'entry',
  { reads, wholes, live }: Recording,
): Record<string, Value> {
  const isLive = (places: ReadonlySet<string> | undefined): boolean =>
    [...(places ?? [])].some((place) => place === '' || live.has(place));
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const name = `${kind} ${key}`;
      if (!isLive(reads.get(name))) return [];
      const isCounted = 'total' in value && !isLive(wholes.get(name));
      return [[key, isCounted ? { ...value, entries: [] } : value]];
    }),
  );
}

/**
 * What a page that was rendered carries for its hydration.
 * @param query that was rendered, with its question mark; empty: none
 * @param rows route rows that were asked for, beyond those of the frame
 * @param resources what was loaded for the page alone, by key
 */
export function pageState(
  screen: Screen,
  query: string,
  rows: readonly RouteRow[],
  resources: Readonly<Record<string, unknown>>,
  recording: Recording,
  frame: string,
): PageState {
  const { page, row, lists, entries } = screen;
  if (!row) throw new Error('a page without a route is not hydrated');
  const { live, kinds, heading } = recording;
  return {
    path: screen.path,
    query,
    language: screen.language,
    device: screen.device,
    frame,
    rows,
    row: row.id,
    params: screen.values,
    title: screen.title,
    page: { ...page, blocks: trimmedBlocks(page.blocks, live, query) },
    lists: readBy(lists, 'list', recording),
    entries: readBy(entries, 'entry', recording),
    resources,
    live: [...live],
    blocks: [...new Set([...live].flatMap((place) => kinds.get(place) ?? []))],
    ...(heading === undefined ? {} : { heading }),
  };
}

/** The state as JSON; texts that stand in the page are named, and nothing in it can end its element. */
export function stateJson(state: PageState, { texts }: Recording): string {
  const numbers = new Map(texts.map((text, index) => [text, index]));
  const reference = (_: string, value: unknown): unknown => {
    if (typeof value !== 'string' || value.length < minLength) return value;
    const number = numbers.get(value);
    return number === undefined ? value : ({ $text: number } satisfies TextReference);
  };
  return JSON.stringify(state, reference).replace(/</g, '\\u003c');
}
