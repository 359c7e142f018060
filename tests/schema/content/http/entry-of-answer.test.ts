import { expect, it } from 'vitest';
import { entryOfAnswer } from '../../../../schema/content/http/entry-of-answer.ts';

it.each([
  [{ a: 1 }, undefined, { a: 1 }],
  [{ data: null }, 'data', null],
  [{ data: {} }, 'item', undefined],
  [{ items: [7] }, 'items.0', 7],
  [{ items: [] }, 'items.0', null],
  [{ items: {} }, 'items.0', undefined],
  [[], '0', null],
  [null, 'a.0', null],
  ['text', '0', undefined],
])('the entry of %j at %j is %j', (value, place, entry) => {
  expect(entryOfAnswer(value, place)).toEqual(entry);
});
