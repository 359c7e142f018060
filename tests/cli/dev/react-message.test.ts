import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { reactMessage } from '../../../cli/dev/react-message.ts';

const minified = (code: number, ...values: readonly string[]): string => {
  const query = values.map((each) => `args[]=${encodeURIComponent(each)}`).join('&');
  return `Minified React error #${code}; visit https://react.dev/errors/${code}${query && `?${query}`} for the full message or use the non-minified dev environment for full errors and additional helpful warnings.`;
};

it.each([
  [
    130,
    ['undefined', ''],
    'Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: undefined.',
  ],
  [301, [], 'Too many re-renders. React limits the number of renders to prevent an infinite loop.'],
])('says what React means by %i', (code, values, text) => {
  expect(reactMessage(minified(code, ...values))).toBe(text);
});

it('leaves other messages as they are', () => {
  expect(reactMessage('no tide')).toBe('no tide');
  expect(reactMessage(minified(9999))).toBe(minified(9999));
});

it('numbers its messages as React does', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
  const production = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8');
  const development = readFileSync(join(folder, 'cjs/react-dom-client.development.js'), 'utf8');
  for (const code of [31, 60, 61, 62, 130, 137, 185, 231, 300, 301, 306, 310, 321, 438, 482]) {
    expect(`${code} ${new RegExp(`\\(\\s*${code}\\b`).test(production)}`).toBe(`${code} true`);
    // The longest piece without a value in it.
    const [piece = ''] = reactMessage(minified(code, '\0', '\0'))
      .split(/\0|\. |: |`/)
      .sort((a, b) => b.length - a.length);
    expect(`${code} ${development.includes(piece.replace(/\.$/, ''))}`).toBe(`${code} true`);
  }
});
