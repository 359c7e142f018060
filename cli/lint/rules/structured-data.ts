import { nearestAmong } from '../../diagnostics/nearest.ts';
import type { Rule } from '../context/rule.ts';

/** Keys of `structuredData` that name a field of the collection. */
const fieldKeys = ['start', 'end', 'location', 'organization', 'employment'] as const;

export const structuredData = {
  id: 'structured-data',
  severity: 'error',
  explanation: {
    zh: 'structuredData 告诉搜索引擎一个集合里的条目是什么（新闻、活动、招聘）。它提到的字段（start、end、location 等）要写在这个集合的 fields 里；活动和招聘还要有地点：写 location，或写 site.organization 的 address。缺了这些，搜索引擎不会采用，页面里也就不写。',
    en: 'structuredData says to search engines what the entries of a collection are: articles, events, open posts. The fields that it names (start, end, location …) are fields of the collection, and events and posts have a place: location, or the address of site.organization. Without them search engines take no notice, and nothing is written.',
  },
  bad: 'structuredData: { type: Event, start: begin, location: place }',
  good: 'structuredData: { type: Event, start: begins, location: place }',
  *check({ source }) {
    for (const [name, collection] of Object.entries(source.collections ?? {})) {
      const { structuredData: declared, fields = {}, codes = {} } = collection;
      if (!declared) continue;
      const pointer = ['collections', name, 'structuredData'];
      for (const key of fieldKeys) {
        const field = declared[key];
        if (field === undefined || Object.hasOwn(fields, field)) continue;
        const suggestion = nearestAmong(Object.keys(fields))(field);
        yield {
          pointer: [...pointer, key],
          what: 'value',
          message: `"${field}" is no field of the collection "${name}"`,
          ...(suggestion === undefined ? {} : { suggestion }),
        };
      }
      const { type, location, code } = declared;
      if (code !== undefined && !Object.hasOwn(codes, code)) {
        const suggestion = nearestAmong(Object.keys(codes))(code);
        yield {
          pointer: [...pointer, 'code'],
          what: 'value',
          message: `"${code}" is no section of the collection "${name}"`,
          ...(suggestion === undefined ? {} : { suggestion }),
        };
      }
      const needsPlace = type === 'Event' || type === 'JobPosting';
      if (needsPlace && location === undefined && !source.site.organization?.address) {
        yield {
          pointer: [...pointer, 'type'],
          what: 'value',
          message: `a thing of the type ${type} has a place: name a field by location, or give site.organization an address`,
        };
      }
    }
  },
} as const satisfies Rule;
