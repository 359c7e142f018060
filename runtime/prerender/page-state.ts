import type { RouteRow } from '../../schema/model.ts';
import type { PageState, TextReference } from '../../schema/page-state.ts';
import type { Screen } from '../screen/screen-context.ts';
import type { Recording } from '../state/recording.ts';
import { earliestEnd } from './earliest-end.ts';
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

/** As many as an institution's page shows of its news, or of its people. */
const maxShown = 6;

type ListedEntry = PageState['lists'][string]['entries'][number];

/** An entry of a list with its name, and as much else as is shown of it. */
function withFields(
  { id, title, code, language, picture, fields = {} }: ListedEntry,
  names: readonly (string | undefined)[],
  isIllustrated: boolean,
): ListedEntry {
  return {
    id,
    title,
    ...(code === undefined ? {} : { code }),
    ...(language === undefined ? {} : { language }),
    ...(picture && isIllustrated ? { picture } : {}),
    fields: Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name))),
  };
}

/**
 * The lists of a page whose only reader is the home of an institution: of the others it shows name and crest, of
 * people portrait and role, of the news the first few.
 */
function withoutUnread(
  lists: PageState['lists'],
  { blocks }: Screen['page'],
  { reads, kinds }: Recording,
): PageState['lists'] {
  return Object.fromEntries(
    Object.entries(lists).map(([key, list]) => {
      const places = [...(reads.get(`list ${key}`) ?? [])].filter((place) => place !== '');
      const [place = ''] = places;
      const block = blocks[Number.parseInt(place, 10)];
      if (
        places.length !== 1 ||
        kinds.get(place) !== 'institution' ||
        block?.type !== 'institution'
      )
        return [key, list];
      const { collection, crest, name, people } = block;
      if (key.startsWith(`${collection}?`)) {
        const entries = list.entries.map((entry) => withFields(entry, [crest, name], false));
        return [key, { ...list, entries }];
      }
      const entries = list.entries.slice(0, maxShown);
      if (!people || !key.startsWith(`${people.collection}?${people.field}.`))
        return [key, { ...list, entries }];
      return [
        key,
        { ...list, entries: entries.map((entry) => withFields(entry, [people.role], true)) },
      ];
    }),
  );
}

/** Whether a page is the home of an institution and nothing else: it shows no entry beside its own. */
const isInstitution = ({ kinds }: Recording): boolean =>
  kinds.size > 0 && [...kinds.values()].every((kind) => kind === 'institution');

/** An entry, or what was found for an address, without the entries beside it. */
function withoutNeighbours<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if ('entry' in value) return { ...value, entry: withoutNeighbours(value.entry) };
  if (!('related' in value)) return value;
  const { previous: _, next: __, ...own } = value as Value & { previous?: unknown; next?: unknown };
  return { ...own, related: [] } as Value;
}

/** Values by key; those of the home of an institution without what stands beside them. */
const ownOnly = <Value>(
  values: Readonly<Record<string, Value>>,
  recording: Recording,
): Readonly<Record<string, Value>> =>
  isInstitution(recording)
    ? Object.fromEntries(
        Object.entries(values).map(([key, value]) => [key, withoutNeighbours(value)]),
      )
    : values;

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
  const shown = (kind: string, values: Readonly<Record<string, unknown>>) =>
    Object.entries(values).filter(([key]) => recording.reads.has(`${kind} ${key}`));
  const until = earliestEnd([shown('list', lists), shown('entry', entries), resources]);
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
    ...(screen.section === undefined ? {} : { section: screen.section }),
    page: { ...page, blocks: trimmedBlocks(page.blocks, live, query) },
    lists: withoutUnread(readBy(lists, 'list', recording), page, recording),
    entries: ownOnly(readBy(entries, 'entry', recording), recording),
    resources: ownOnly(resources, recording),
    live: [...live],
    blocks: [...new Set([...live].flatMap((place) => kinds.get(place) ?? []))],
    ...(heading === undefined ? {} : { heading }),
    ...(Number.isFinite(until) ? { until } : {}),
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
