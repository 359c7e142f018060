import { describe, expect, it } from 'vitest';
import { foreignToJson } from '../../../../cli/read/json/foreign-to-json.ts';

const marked = (text: string): string | undefined => {
  const range = foreignToJson(text);
  return range && text.slice(range.start, range.end);
};

describe('what JSON does not read', () => {
  it.each([
    ['{ "a": 1, "siteId": “1001”, "b": 2 }', '“1001”'],
    ['{ "a": \'x\' }', "'x'"],
    ['{ "a": [true, True] }', 'True'],
    ['{ "linkType": １ }', '１'],
    ['{ a: 1 }', 'a'],
  ])('in %s is %s', (text, part) => {
    expect(marked(text)).toBe(part);
  });

  it('is nothing in JSON', () => {
    expect(marked('{ "a": [1, -2.5e3, true, null, "x\\n中"], "b": {} }')).toBeUndefined();
  });
});
