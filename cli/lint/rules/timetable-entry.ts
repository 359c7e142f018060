import { pickLanguage } from '../../../schema/compile/pick-language.ts';
import type { TimetableEntry } from '../../../schema/source.generated.ts';
import type { Rule } from '../context/rule.ts';

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

export const timetableEntry = {
  id: 'timetable-entry',
  severity: 'error',
  explanation: {
    zh: [
      '时间表里的每项安排在结束之前开始；同一天、同一地点的两项，时间不重叠。',
      '先结束后开始的安排没有人来得了，一间教室也不能同时上两门课。',
      '请改正时间、日子或地点。',
    ].join(''),
    en: [
      'An entry of a timetable begins before it ends, and two at the same place on the same day do not overlap.',
      'Nobody can come to what ends before it begins, and a room holds one course at a time.',
      'Correct the time, the day or the place.',
    ].join(' '),
  },
  bad: '- { title: 书法, days: [monday], from: "18:00", until: "17:00", place: 二楼 }',
  good: '- { title: 书法, days: [monday], from: "17:00", until: "18:00", place: 二楼 }',
  *check({ blocks, settings }) {
    const { defaultLanguage } = settings;
    const placeOf = ({ place }: TimetableEntry): string =>
      place === undefined ? '' : String(pickLanguage(place, defaultLanguage, defaultLanguage));
    for (const { block, pointer } of blocks) {
      if (block.type !== 'timetable') continue;
      const spans = block.entries.map((entry) => ({
        entry,
        begins: minutesOf(entry.from),
        ends: entry.until === undefined ? undefined : minutesOf(entry.until),
      }));
      for (const [index, { entry, begins, ends }] of spans.entries()) {
        const place = [...pointer, 'entries', index];
        if (ends !== undefined && ends <= begins) {
          yield {
            pointer: [...place, 'until'],
            what: 'value',
            message: `this begins at ${entry.from} and ends at ${entry.until}, before it begins`,
          };
          continue;
        }
        const other = spans
          .slice(0, index)
          .find(
            (each) =>
              placeOf(each.entry) === placeOf(entry) &&
              each.entry.days.some((day) => entry.days.includes(day)) &&
              begins < (each.ends ?? each.begins + 1) &&
              each.begins < (ends ?? begins + 1) &&
              (each.ends ?? each.begins + 1) > each.begins,
          );
        if (!other) continue;
        const day = other.entry.days.find((each) => entry.days.includes(each));
        yield {
          pointer: [...place, 'from'],
          what: 'value',
          message: `on ${day} this overlaps with what begins at ${other.entry.from} at the same place`,
        };
      }
    }
  },
} as const satisfies Rule;
