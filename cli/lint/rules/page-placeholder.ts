import { isPlaceholder } from '../../content/placeholders.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { Rule } from '../context/rule.ts';

/** The places of the placeholders inside of a value. */
function* placesIn(value: unknown, pointer: Pointer): Iterable<Pointer> {
  if (typeof value === 'string') {
    if (isPlaceholder(value)) yield pointer;
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* placesIn(item, [...pointer, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) yield* placesIn(member, [...pointer, key]);
  }
}

export const pagePlaceholder = {
  id: 'page-placeholder',
  severity: 'warning',
  explanation: {
    zh: [
      'site new 写下的占位文字，发布之前要换成自己的。',
      '不换，访客打开页面看到的就是“在这里写正文”。',
      '请写上内容，或者换成别的区块。',
    ].join(''),
    en: [
      'The placeholders that site new writes are replaced before a page is published.',
      'Otherwise visitors read that somebody should write here.',
      'Write the text, or put another block in its place.',
    ].join(' '),
  },
  bad: 'index: { blocks: [{ type: text, body: { zh: [在这里写正文。] } }] }',
  good: 'index: { blocks: [{ type: text, body: { zh: [本馆周一闭馆。] } }] }',
  *check({ source }) {
    for (const pointer of placesIn(source.pages, ['pages'])) {
      yield { pointer, what: 'value', message: 'this is a placeholder still: write the text' };
    }
  },
} as const satisfies Rule;
