import { expect, it } from 'vitest';
import { jsonMistake } from '../../../../cli/read/json/json-mistake.ts';

it.each([
  ['{ "a": 1\n  "b": 2 }', '"', /a comma or a colon is missing/],
  ['{ "a" 1 }', '1', /a comma|colon/],
  ['{ "a": 1，"b": 2 }', '，', /，.*full-width.*write ,/],
  ['{ "a": “1” }', '“1”', /“.*full-width.*write "/],
  ['{ "a": 1, }', '}', /no comma stands before }/],
  ['{ "a": 1,, "b": 2 }', ',', /one too many/],
  ['{ "a": 1 } // x', '/', /no comments/],
  ["{ 'a': 1 }", "'", /double quotes, not in single/],
  ['{ a: 1 }', 'a', /straight double quotes, a key, too/],
  ['{ "a": "1,\n  "b": 2 }', '\n', /never closed/],
])('%s is told at %s', (text, marked, reason) => {
  const found = jsonMistake(text);
  expect(text.slice(found.start, found.end)).toBe(marked);
  expect(found.reason).toMatch(reason);
});

it('never fails, wherever a text ends', () => {
  const text = '{"a":[1,{"b":"c\\n"}],"d":null}';
  for (let length = 1; length < text.length; length += 1) {
    const { start, end } = jsonMistake(text.slice(0, length));
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeGreaterThan(start);
  }
});
