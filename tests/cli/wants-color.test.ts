import { expect, it } from 'vitest';
import { wantsColor } from '../../cli/wants-color.ts';

it.each<[boolean, Record<string, string>, boolean]>([
  [true, {}, true],
  [false, {}, false],
  [true, { NO_COLOR: '1' }, false],
  [true, { NO_COLOR: '' }, true],
  [false, { FORCE_COLOR: '1' }, true],
  [false, { FORCE_COLOR: '' }, true],
  [false, { FORCE_COLOR: '3', NO_COLOR: '1' }, true],
  [true, { FORCE_COLOR: '0' }, false],
  [true, { FORCE_COLOR: 'false' }, false],
])('on a terminal: %s, with %j, colours are printed: %s', (isTerminal, environment, wanted) => {
  expect(wantsColor(isTerminal, environment)).toBe(wanted);
});
