import { expect, it } from 'vitest';
import { cacheKey } from '../../../runtime/worker/cache-key.ts';

it.each([
  ['https://www.example.edu/conf/zh.json?_t=1795472743746', 'https://www.example.edu/conf/zh.json'],
  ['https://www.example.edu/conf?site=7&_t=1', 'https://www.example.edu/conf?site=7'],
  ['https://www.example.edu/a?b=%E4%B8%80+c', 'https://www.example.edu/a?b=%E4%B8%80+c'],
  ['https://www.example.edu/a?not_t=1', 'https://www.example.edu/a?not_t=1'],
])('%s is kept as %s', (address, key) => {
  expect(cacheKey(address)).toBe(key);
});
