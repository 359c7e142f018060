import { namesOf } from '../../diagnostics/known-names.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { Rule } from '../context/rule.ts';

type Use = { readonly name: string; readonly pointer: Pointer };

export const placeUnknown = {
  id: 'place-unknown',
  severity: 'error',
  explanation: {
    zh: [
      '写到的地点必须在 places 里定义；要显示开放时间的地点必须写有 openingHours。',
      '否则访客什么也看不到。',
      '请改正名称，或在 places 里补上缺少的部分。',
    ].join(''),
    en: [
      'A place that is named is defined under places; one whose hours are shown has openingHours.',
      'Otherwise visitors would see nothing.',
      'Correct the name, or add what is missing under places.',
    ].join(' '),
  },
  bad: '- { type: openingHours, places: [mian] }',
  good: '- { type: openingHours, places: [main] }',
  *check({ source, blocks }) {
    const all = source.places ?? {};
    const places = namesOf(Object.keys(all));
    const uses: Use[] = [];
    const hours: Use[] = [];
    const header = source.site.openingHours?.place;
    if (header !== undefined) {
      hours.push({ name: header, pointer: ['site', 'openingHours', 'place'] });
    }
    for (const { block, pointer } of blocks) {
      if (block.type === 'map' && block.place !== undefined) {
        uses.push({ name: block.place, pointer: [...pointer, 'place'] });
      }
      if (block.type === 'eventList' && block.only?.place !== undefined) {
        uses.push({ name: block.only.place, pointer: [...pointer, 'only', 'place'] });
      }
      if (block.type === 'eventCalendar') {
        const beside = block.openingHours ?? [];
        hours.push(
          ...beside.map((name, index) => ({ name, pointer: [...pointer, 'openingHours', index] })),
        );
      }
      if (block.type !== 'openingHours' && block.type !== 'places') continue;
      const named = (block.places ?? []).map((name, index) => ({
        name,
        pointer: [...pointer, 'places', index],
      }));
      (block.type === 'places' ? uses : hours).push(...named);
      const shown = Object.values(all).filter(
        ({ openingHours }) => block.type === 'places' || openingHours,
      );
      if (block.places || shown.length > 0) continue;
      yield {
        pointer: [...pointer, 'type'],
        what: 'value',
        message:
          block.type === 'places'
            ? 'this block shows places, and the site has none: write them under places'
            : 'this block shows opening hours, and no place under places has any',
      };
    }
    for (const { name, pointer } of [...uses, ...hours]) {
      if (places.has(name)) continue;
      yield {
        pointer,
        what: 'value',
        message: `"${name}" is no place of this site`,
        suggestion: places.nearest(name),
      };
    }
    for (const { name, pointer } of hours) {
      if (!places.has(name) || all[name]?.openingHours) continue;
      yield { pointer, what: 'value', message: `the place "${name}" has no openingHours` };
    }
  },
} as const satisfies Rule;
