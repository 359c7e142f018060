import { expect, it } from 'vitest';
import { readFailure } from '../../../cli/dev/read-failure.ts';

it.each(['', 'null', '[]', '{"message":1,"stack":""}', '{"message":"a"}', '{'])(
  'takes %j for no failure',
  (text) => expect(readFailure(text)).toBeUndefined(),
);

it('reads what a page sends', () => {
  const sent = { message: 'no tide', stack: 'at a', more: 1 };
  expect(readFailure(JSON.stringify(sent))).toEqual({ message: 'no tide', stack: 'at a' });
});

it('reads which part of which screen failed, as far as it is said', () => {
  const said = { message: 'no tide', stack: '', components: 'at Tide' };
  const screen = { page: 'home', path: '/home', query: '', language: 'en', device: 'desktop' };
  const part = { type: 'tide', place: '0' };
  expect(readFailure(JSON.stringify({ ...said, part, screen }))).toEqual({ ...said, part, screen });
  expect(readFailure(JSON.stringify({ ...said, part: 1, screen: { ...screen, page: 2 } }))).toEqual(
    said,
  );
});
