import type { Collection, SiteSource } from '../../../schema/source.generated.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { namesOf } from '../../diagnostics/known-names.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import { eventKeys } from '../../validate/schema-node.ts';
import type { Rule } from '../context/rule.ts';

/** What all events can be chosen by. */
const commonFilters = ['type', 'audience', 'place'];

const typesOf = ({ type = 'article', types = {} }: Collection): string[] => [
  type,
  ...Object.keys(types),
];

/** What is wrong with a collection of events. */
function* collectionFindings(
  name: string,
  collection: Collection,
  { site }: SiteSource,
): Iterable<Finding> {
  const { events, fields = {}, http } = collection;
  if (!events) return;
  const pointer: Pointer = ['collections', name];
  if (http) {
    const message = 'events are read from Markdown files: a content API has none';
    yield { pointer: [...pointer, 'events'], what: 'key', message };
  }
  if (site.timeZone === undefined) {
    const message =
      'events take place in the time zone of the site: write site.timeZone, such as Asia/Shanghai';
    yield { pointer: [...pointer, 'events'], what: 'key', message };
  }
  for (const field of Object.keys(fields).filter((each) => eventKeys.includes(each))) {
    const message = `"${field}" is a key that every event has: the field needs another name, or none`;
    yield { pointer: [...pointer, 'fields', field], what: 'key', message };
  }
  const types = namesOf(typesOf(collection));
  for (const [index, type] of (events.deadlines ?? []).entries()) {
    if (types.has(type)) continue;
    yield {
      pointer: [...pointer, 'events', 'deadlines', index],
      what: 'value',
      message: `"${type}" is no kind of the collection "${name}"`,
      suggestion: types.nearest(type),
    };
  }
}

export const eventCollection = {
  id: 'event-collection',
  severity: 'error',
  explanation: {
    zh: [
      '活动区块要用写有 events 的集合；它的筛选项（filters）和条件（only）要是活动真有的：type、audience、place，或类型为 choice 的字段。',
      '否则区块空空如也，或者访客怎么筛选都没有结果。',
      '请改正名称；活动的集合还需要 site.timeZone，因为时间按网站的时区计算。',
    ].join(''),
    en: [
      'Blocks of events show a collection with events; what readers choose by (filters, only) is what events have: type, audience, place, or a field of the type choice.',
      'Otherwise the block stays empty, or nothing is found whatever is chosen.',
      'Correct the name; a collection of events needs site.timeZone, too, since its times are those of the site.',
    ].join(' '),
  },
  bad: 'filters: [type, audiance, price]',
  good: 'filters: [type, audience, floor]',
  *check({ source, blocks }) {
    const collections = source.collections ?? {};
    for (const [name, collection] of Object.entries(collections)) {
      yield* collectionFindings(name, collection, source);
    }
    for (const { block, pointer } of blocks) {
      const { type: kind } = block;
      if (kind !== 'eventCalendar' && kind !== 'eventList' && kind !== 'event') continue;
      const collection = collections[block.collection];
      if (!collection) continue;
      if (!collection.events) {
        const message = `the entries of "${block.collection}" are no events: the collection lacks events`;
        yield { pointer: [...pointer, 'collection'], what: 'value', message };
        continue;
      }
      if (block.type === 'event') continue;
      const check = (value: string, at: Pointer, known: readonly string[], what: string) => {
        const names = namesOf(known);
        const message = `"${value}" is no ${what} of the collection "${block.collection}"`;
        const suggestion = names.nearest(value);
        return names.has(value)
          ? []
          : [{ pointer: at, what: 'value' as const, message, suggestion }];
      };
      if (block.type === 'eventCalendar') {
        const choices = Object.entries(collection.fields ?? {}).flatMap(([field, { type }]) =>
          type === 'choice' ? [field] : [],
        );
        for (const [index, filter] of (block.filters ?? []).entries()) {
          const at = [...pointer, 'filters', index];
          yield* check(filter, at, [...commonFilters, ...choices], 'filter');
        }
        continue;
      }
      const { type, audience } = block.only ?? {};
      const at = [...pointer, 'only'];
      if (type !== undefined) yield* check(type, [...at, 'type'], typesOf(collection), 'kind');
      const audiences = Object.keys(collection.events.audiences ?? {});
      if (audience !== undefined)
        yield* check(audience, [...at, 'audience'], audiences, 'audience');
    }
  },
} as const satisfies Rule;
