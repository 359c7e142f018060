import { expect, it } from 'vitest';
import { reasonOf } from '../../../../cli/search/http/reason-of.ts';

it.each([
  [new Error('a', { cause: new Error('b') }), 'a: b'],
  [new SyntaxError('Unexpected \u001b[31m\u202e\n"x"'), 'Unexpected [31m "x"'],
  ['text', 'text'],
  [undefined, 'undefined'],
])('a reason is one line that steers no terminal: %j', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
